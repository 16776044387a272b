'use client';

import { useEffect } from 'react';
import { freshenPage } from '@/offline/fresh-page';
import { fontVariables } from '@/ui/fonts';
import { BilingualLost } from './BilingualLost';
import './globals.css';

export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  useEffect(() => {
    console.error(error);
    freshenPage(error);
  }, [error]);
  return (
    <html lang="zh-Hant" className={fontVariables}>
      <body>
        <BilingualLost about="broken" />
      </body>
    </html>
  );
}
