import type { Metadata } from 'next';
import { BilingualLost } from './BilingualLost';
import './globals.css';

export const metadata: Metadata = { title: '開桌 · Kaizhuo' };

export default function GlobalNotFound() {
  return (
    <html lang="zh-Hant">
      <body>
        <BilingualLost about="notFound" />
      </body>
    </html>
  );
}
