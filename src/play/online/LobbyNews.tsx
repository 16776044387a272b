'use client';

import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSpeakerName } from '@/ui/room/ChatPanel';
import { UnreadMark } from '@/ui/table/UnreadMark';
import type { ChatLine } from '@/wire/chat';

export interface LobbyNewsProps {
  /** Lines that nobody here has seen. */
  readonly unread: readonly ChatLine[];
  /** Leads to where they are. */
  readonly onRead: () => void;
}

/** While the talk is out of sight: what was said last, where one looks, and how much more there is. */
export function LobbyNews({ unread, onRead }: LobbyNewsProps) {
  const t = useTranslations('table');
  const nameOf = useSpeakerName();
  const last = unread.at(-1);
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {last !== undefined && t('unread', { count: unread.length })}
      </div>
      {last !== undefined && (
        <button
          type="button"
          aria-label={t('chatUnread', { count: unread.length })}
          className="lobby-news paper"
          onClick={onRead}
        >
          <span className="relative flex-none">
            <MessageCircle aria-hidden size={21} />
            <UnreadMark count={unread.length} className="absolute -end-2 -top-2" />
          </span>
          <span className="truncate">
            <bdi className="font-heading font-bold">{nameOf(last)}</bdi> <bdi>{last.text}</bdi>
          </span>
        </button>
      )}
    </>
  );
}
