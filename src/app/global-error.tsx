'use client';

import { useBrokenPage } from '@/offline/use-broken-page';
import { BilingualLost } from './BilingualLost';
import './globals.css';

export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  useBrokenPage(error);
  return (
    <html lang="zh-Hant">
      <body>
        <BilingualLost about="broken" />
      </body>
    </html>
  );
}
