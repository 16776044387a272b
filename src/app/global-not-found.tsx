import type { Metadata } from 'next';
import en from '@/i18n/messages/errors.en.json';
import zhHant from '@/i18n/messages/errors.zh-Hant.json';
import { BilingualLost } from './BilingualLost';
import './globals.css';

export const metadata: Metadata = { title: '開桌 · Kaizhuo' };

export default function GlobalNotFound() {
  return (
    <html lang="zh-Hant">
      <body>
        <BilingualLost words={{ 'zh-Hant': zhHant.notFound, en: en.notFound }} />
      </body>
    </html>
  );
}
