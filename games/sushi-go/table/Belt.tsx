'use client';

import { BookOpenCheck } from 'lucide-react';

import { IconButton } from '@/ui/IconButton';
import { late } from '@/ui/late';
import { travels } from '@/ui/motion/travel';
import { SeatMark } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import { useIdle } from '@/ui/use-idle';
import { useMedia } from '@/ui/use-media';
import { KINDS } from '../rules/components';
import type { SushiGoView } from '../rules/view';
import { Picture } from './pictures/Picture';
import { useWords } from './use-words';

const Notes = late(async () => ({ default: (await import('./Notes')).Notes }));

/** Seconds in which the belt moves on by a link. */
const LINK_S = 6;
/** How many are seen at once, and one more. */
const LINKS = { narrow: 9, wide: 15 };

/** A link of the belt: an arrow on, and every now and then a plate. */
function Link({ place }: { readonly place: number }) {
  const kind = KINDS[(place * 5) % KINDS.length];
  return (
    <span className="sg-link">
      <svg aria-hidden viewBox="0 0 24 24" className="sg-arrow">
        <path d="M15 5L7 12L15 19" />
      </svg>
      {kind !== undefined && (
        <span className="sg-riding">
          <Picture kind={kind} className="size-full" />
        </span>
      )}
    </span>
  );
}

/** What rides by, twice over: when the first half is gone the second stands where it stood. */
function Strip() {
  const links = LINKS[useMedia('(width < 40rem)') ? 'narrow' : 'wide'];
  return (
    <span aria-hidden className="sg-strip" style={{ animationDuration: `${links * LINK_S}s` }}>
      {Array.from({ length: links * 2 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links stay in their order
        <Link key={place} place={place % links} />
      ))}
    </span>
  );
}

/** The belt runs the way the hands go; on its rim stands whom the own hand goes to. */
export function Belt() {
  const t = useWords();
  const { view, seats, playerID, seatOf, result } = useTable<SushiGoView>();
  const isIdle = useIdle();
  const step = view.direction === 'left' ? 1 : seats.length - 1;
  const next = playerID === null ? undefined : seatOf(String((Number(playerID) + step) % seats.length));
  const handSize = t('board.hand-size', { count: view.handSize });
  const deck = t('board.deck', { count: view.deckCount });
  return (
    <div className="sg-belt" data-direction={view.direction} data-still={result !== undefined}>
      {isIdle && <Strip />}
      <p className="sg-sign">
        {next !== undefined && (
          <span className="sg-next">
            <SeatMark playerID={next.playerID} size="1rem" />
            <bdi className="truncate">{t('board.next', { name: next.name })}</bdi>
          </span>
        )}
        <Sign says={`${handSize} · ${deck}`} className="sg-hands">
          <span className="sg-tiny-back" {...travels({ name: 'deck' })}>
            <span data-up={false} />
          </span>
          <span className="sg-hands-count">×{view.handSize}</span>
        </Sign>
      </p>
      <Notebook
        title={t('board.memory')}
        button={(opens) => (
          <IconButton
            {...opens}
            label={t('board.memory')}
            icon={<BookOpenCheck aria-hidden size={20} />}
            className="sg-notebook-button"
          />
        )}
      >
        <Notes />
      </Notebook>
    </div>
  );
}
