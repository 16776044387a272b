'use client';

import en from '@/i18n/messages/broken.en.json';
import zhHant from '@/i18n/messages/broken.zh-Hant.json';
import { useBrokenPage } from '@/offline/use-broken-page';
import { BilingualLost } from './BilingualLost';
import './globals.css';

export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  useBrokenPage(error);
  return (
    <html lang="zh-Hant">
      <body>
        <BilingualLost words={{ 'zh-Hant': zhHant, en }} />
      </body>
    </html>
  );
}
