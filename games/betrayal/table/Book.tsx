'use client';

import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Dialog';
import type { WordingPart } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { TellingNowContext } from '@/ui/table/use-telling';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import type { Side } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { Beginning, Revealed } from './Beginning';
import { asSentences, bookFacts, linesOf } from './book-facts';
import { bookOf, sideNamed } from './sides';
import type { ChoiceControl } from './use-choice';
import { useNames, useWords } from './use-words';

interface BookProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly choice: ChoiceControl;
}

/** The sides whose books this page may show: its own, or each where all hands lie open. */
function useSides(): readonly Side[] {
  const { view, openViews } = useTable<BetrayalView>();
  const { haunt, outcome } = view;
  // Of hidden traitors nobody may ever have come out.
  const all = haunt?.kind === 'hidden' ? ['heroes', 'traitor'] : (haunt?.sides ?? []);
  const sides = openViews === undefined && outcome === null ? [view.side] : all;
  return [...new Set(sides)].filter((side) => side !== null);
}

/** The parts of a side's book. */
const PARTS = ['goal', 'story', 'know', 'win', 'rules', 'end'] as const;
type Part = (typeof PARTS)[number];

/** What stands in each part of a side's book, those of this table by name; nothing for a haunt that is not in the box. */
function useBook(side: Side | undefined): ((part: Part) => readonly WordingPart[]) | undefined {
  const { view, playerID } = useTable<BetrayalView>();
  const { message } = useWording();
  const { haunt } = view;
  const facts = bookFacts(haunt, playerID);
  const said = new Map<Part, readonly WordingPart[]>();
  for (const part of PARTS) {
    const words = message(`haunts.${haunt?.number ?? 0}.books.${bookOf(side)}.${part}`, facts);
    if (words !== undefined) said.set(part, asSentences(words));
  }
  return side === undefined || said.size < PARTS.length ? undefined : (part) => said.get(part) ?? [];
}

/** What goes by the track, a row for each of its spaces, today's marked: `title | title`, then `1 | 0`, the last `7+`. */
function ByTrack({ table }: { readonly table: string }) {
  const { view } = useTable<BetrayalView>();
  const value = view.marks.find(({ word }) => word === 'track')?.value;
  const [titles = [], ...rows] = table.split('\n').map((row) => row.split(' | '));
  const reached = rows.filter(([from]) => value !== undefined && Number.parseInt(from ?? '', 10) <= value);
  return (
    <table className="bt-by-track">
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]} aria-current={cells === reached.at(-1) ? 'step' : undefined}>
            {titles.map((title, place) => (
              <td key={title}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Opens the book for everybody once, when the haunt has begun and that has been told: of each side one alone
 * is asked whether it has read, and whoever has it open before that is not asked again. Bots wait while it lies open.
 */
function useOpening(isAsked: boolean): {
  readonly isFresh: boolean;
  readonly hasRead: boolean;
  readonly putAway: () => void;
} {
  const { view, playerID, journal, isPast, setting, hold } = useTable<BetrayalView>();
  // What is small may go on beside it.
  const isTelling = useContext(TellingNowContext)?.moment !== undefined;
  const [seen, setSeen] = useState<readonly PlayerID[]>([]);
  const [early, setEarly] = useState<readonly PlayerID[]>([]);
  const [isFresh, setFresh] = useState(false);
  const isDue =
    playerID !== null &&
    !isAsked &&
    !isPast &&
    !isTelling &&
    view.outcome === null &&
    view.round <= 1 &&
    view.side !== null &&
    (view.ask?.kind === 'read' ||
      [view.side, playerID].some(
        (reader) => reader !== null && view.haunt?.read.includes(reader) === true,
      )) &&
    setting.replay === undefined &&
    setting.coach === undefined &&
    !seen.includes(playerID) &&
    !journal.some(({ entries }) => entries.some((one) => one.kind === 'read' && one.playerID === playerID));
  useEffect(() => {
    if (isDue) setFresh(true);
  }, [isDue]);
  useEffect(() => {
    if (!isFresh) return;
    hold?.(true, 'book');
    return () => hold?.(false, 'book');
  }, [isFresh, hold]);
  return {
    isFresh,
    hasRead: playerID !== null && early.includes(playerID),
    putAway: () => {
      setFresh(false);
      if (playerID === null) return;
      setSeen((before) => [...before, playerID]);
      if (!isAsked) setEarly((before) => [...before, playerID]);
    },
  };
}

/** The own side's book: it opens by itself when the haunt begins, and may be read again at any time. */
export function Book({ isOpen, onOpenChange, choice }: BookProps) {
  const t = useWords();
  const name = useNames();
  const { view, playerID } = useTable<BetrayalView>();
  const sides = useSides();
  const [picked, setPicked] = useState<Side>();
  const side = picked !== undefined && sides.includes(picked) ? picked : sides[0];
  const book = useBook(side);
  const { message, plain } = useWording();
  const byTrack = message(`haunts.${view.haunt?.number ?? 0}.books.${bookOf(side)}.track`);
  const reading = choice.deeds.find(({ label }) => label.kind === 'read');
  const opening = useOpening(reading !== undefined);
  // What has been said is not asked again while it is on its way.
  const isAsked = reading !== undefined && !choice.isSent && !opening.hasRead;
  const isKnown = reading !== undefined && opening.hasRead && !choice.isSent;
  const sayRead = useEffectEvent(() => {
    if (reading !== undefined) choice.take(reading);
  });
  useEffect(() => {
    if (isKnown) sayRead();
  }, [isKnown]);
  const isOver = view.outcome !== null;
  const isFirst = isAsked || opening.isFresh;
  const [announcedTo, setAnnouncedTo] = useState<PlayerID | null>();
  const isAnnounced = !isFirst || announcedTo === playerID;
  // Whoever puts it away has read it: there is nothing else to say about it.
  const putAway = () => {
    onOpenChange(false);
    opening.putAway();
    if (reading !== undefined && isAsked) choice.take(reading);
  };
  if (!isAnnounced) return <Beginning onRead={() => setAnnouncedTo(playerID)} />;
  return (
    <Sheet
      open={isOpen || isFirst}
      onOpenChange={(opened) => (opened ? onOpenChange(true) : putAway())}
      title={t('board.book-title', { side: sideNamed(side) })}
    >
      <div className="bt-book">
        {new Set(sides.map(sideNamed)).size > 1 && (
          <div className="bt-book-sides">
            {sides.map((one) => (
              <Button
                key={one}
                look={one === side ? 'primary' : 'quiet'}
                aria-pressed={one === side}
                onClick={() => setPicked(one)}
              >
                {t('board.book-title', { side: sideNamed(one) })}
              </Button>
            ))}
          </div>
        )}
        {book !== undefined && (
          <>
            <h3>{name('haunts', String(view.haunt?.number))}</h3>
            {/* It has just been said when the book opens by itself. */}
            {!isFirst && <Revealed />}
            <p className="bt-book-story">
              <Wording parts={book('story')} />
            </p>
            <p className="bt-book-goal">
              <Wording parts={book('goal')} />
            </p>
            <h3>{t('board.book-know')}</h3>
            <p>
              <Wording parts={book('know')} />
            </p>
            <h3>{t('board.book-win')}</h3>
            <p>
              <Wording parts={book('win')} />
            </p>
            <h3>{t('board.book-rules')}</h3>
            <ul>
              {linesOf(book('rules')).map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a book stay in place
                <li key={place}>
                  <Wording parts={line} />
                </li>
              ))}
            </ul>
            {byTrack !== undefined && <ByTrack table={plain(byTrack)} />}
            {isOver && (
              <p className="bt-book-story">
                <Wording parts={book('end')} />
              </p>
            )}
          </>
        )}
        {isFirst && (
          <Button look="primary" onClick={putAway}>
            {t('board.close-book')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
