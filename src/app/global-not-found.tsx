import type { Metadata } from 'next';
import { fontVariables } from '@/ui/fonts';
import { BilingualLost } from './BilingualLost';
import './globals.css';

export const metadata: Metadata = { title: '開桌 · Kaizhuo' };

export default function GlobalNotFound() {
  return (
    <html lang="zh-Hant" className={fontVariables}>
      <body>
        <BilingualLost about="notFound" />
      </body>
    </html>
  );
}
