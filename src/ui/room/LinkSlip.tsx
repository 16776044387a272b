'use client';

import { Check, Copy, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { copyText } from '../copy-text';
import { QrCode } from './QrCode';

export interface LinkSlipProps {
  readonly url: string;
  /** What the link is, above it. */
  readonly label: string;
  /** What the QR code leads to; without it there is none. */
  readonly qrLabel?: string | undefined;
  /** With what words it is passed on. */
  readonly shareText: string;
}

const canShare = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** A link to pass on: to read, to copy, to share by whatever the device has, to scan. */
export function LinkSlip({ url, label, qrLabel, shareText }: LinkSlipProps) {
  const t = useTranslations('link');
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'select'>();
  const [hasShare, setHasShare] = useState(false);
  // Whether the device can share is known in the browser only.
  useEffect(() => setHasShare(canShare()), []);

  const copy = async () => {
    const isCopied = await copyText(url);
    if (!isCopied) field.current?.select();
    setSaid(isCopied ? 'copied' : 'select');
  };
  const share = async () => {
    try {
      await navigator.share({ url, text: shareText });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="flex flex-wrap items-start justify-center gap-5">
      {qrLabel !== undefined && <QrCode text={url} label={qrLabel} />}
      <div className="min-w-0 flex-1 basis-44">
        <label className="block">
          <span className="text-sm text-ink-soft">{label}</span>
          <input
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="hollow mt-1 min-h-11 w-full truncate rounded-md px-3 font-text"
          />
        </label>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            look={hasShare ? 'quiet' : 'primary'}
            icon={said === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
            onClick={copy}
          >
            {t('copy')}
          </Button>
          {hasShare && (
            <Button look="primary" icon={<Share2 aria-hidden size={18} />} onClick={share}>
              {t('share')}
            </Button>
          )}
        </div>
        <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
          {said !== undefined && t(said)}
        </p>
      </div>
    </div>
  );
}
