'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LinkSlip } from '@/ui/room/LinkSlip';
import { download } from '../download';
import { useLoaded } from '../online/use-loaded';
import { CannotPack } from './packing';
import { type ReplaySource, replayPath } from './replay-address';
import { replayHash } from './replay-link';
import type { ReplayRecord } from './replay-record';

/** Characters of the longest link whose code a phone still reads off a screen. */
const QR_CHARS = 300;

export interface ShareReplayProps {
  readonly title: string;
  /** What is shared; undefined while the slip is put away, null when it could not be read. */
  readonly record: ReplayRecord | null | undefined;
  readonly source: ReplaySource | undefined;
  readonly onClose: () => void;
}

/** A match to pass on: in a link where it fits, by its address on the server, as a file. */
export function ShareReplay({ title, record, source, onClose }: ShareReplayProps) {
  const t = useTranslations('replay');
  return (
    <Dialog open={record !== undefined} onOpenChange={onClose} title={t('share.title')}>
      {record === null && <p role="alert">{t('share.failed')}</p>}
      {record && <Ways title={title} record={record} source={source} />}
    </Dialog>
  );
}

/** The fragment that carries a match, or why there is none. */
async function linkOf(
  record: ReplayRecord,
): Promise<{ readonly hash?: string | undefined; readonly without?: 'packing' }> {
  try {
    return { hash: await replayHash(record) };
  } catch (error) {
    if (error instanceof CannotPack) return { without: 'packing' };
    throw error;
  }
}

function Ways({
  title,
  record,
  source,
}: Pick<ShareReplayProps, 'title' | 'source'> & { readonly record: ReplayRecord }) {
  const t = useTranslations('replay');
  const locale = useLocale();
  const { slug } = record;
  const begin = useMemo(() => `${window.location.origin}/${locale}`, [locale]);
  const makeLink = useCallback(() => linkOf(record), [record]);
  const link = useLoaded(slug, makeLink);
  if (link === undefined) return <p role="status">{t('share.opening')}</p>;

  const carried = link.hash === undefined ? undefined : `${begin}/${slug}/replay${link.hash}`;
  const address = source?.kind === 'online' ? begin + replayPath(slug, source) : undefined;
  const url = carried ?? address;
  return (
    <>
      {url === undefined ? (
        <p>{t(link.without === 'packing' ? 'share.noLink' : 'share.tooLong')}</p>
      ) : (
        <LinkSlip
          url={url}
          label={t(carried === undefined ? 'share.address' : 'share.carried')}
          qrLabel={url.length <= QR_CHARS ? t('share.qr') : undefined}
          shareText={t('share.text', { game: title })}
        />
      )}
      <Button
        icon={<Download aria-hidden size={18} />}
        className="mt-3"
        onClick={() => download(record, `kaizhuo-${slug}.json`)}
      >
        {t('file.save')}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">{t('share.open')}</p>
    </>
  );
}
