'use client';

import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { named, unnamed } from '@/i18n/named';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { late } from '@/ui/late';
import { capitalised } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { TRAITS } from '../rules/components';
import type { Tile } from '../rules/state';
import type { BetrayalView } from '../rules/view';
import { heapsOf } from './alike';
import { printedOf } from './plan';
import { RoomDrawing } from './RoomDrawing';
import { DeckSign, TraitSign } from './signs';
import { cellKey } from './targets';
import type { ChoiceControl } from './use-choice';
import { useRoomWords } from './use-room-words';
import { useFigureName, useNames, useWords } from './use-words';
import './room-slip.css';

const MonsterSign = late(async () => ({ default: (await import('./late-signs')).MonsterSign }));
const MarkFace = late(async () => ({ default: (await import('./late-signs')).MarkFace }));

/** The monsters of a room, all of them by name, those beside one another that roll by the same. */
function MonstersIn({ tile }: { readonly tile: Tile }) {
  const { view } = useTable<BetrayalView>();
  const figure = useFigureName(named);
  const name = useNames();
  const t = useWords();
  const there = view.monsters.filter(({ room }) => room === tile.room);
  const alike = heapsOf(there, ({ id, kind }) => JSON.stringify([kind, view.values[id]]));
  return alike.flatMap((heap) =>
    heap.slice(0, 1).map(({ id, kind }) => (
      <span key={id} className="bt-monster-line">
        <svg aria-hidden viewBox="0 0 24 24" className="bt-target">
          <Suspense>
            <MonsterSign haunt={view.haunt?.number} kind={kind} />
          </Suspense>
        </svg>
        <b>{heap.map((one) => unnamed(capitalised(figure(one.id)))).join(t('board.comma'))}</b>
        <span className="bt-values">
          {TRAITS.map((trait) => {
            const value = view.values[id]?.[trait];
            return (
              value !== undefined && (
                <span
                  key={trait}
                  data-trait={trait}
                  role="img"
                  aria-label={`${name('traits', trait)} ${value}`}
                >
                  <TraitSign trait={trait} />
                  {value}
                </span>
              )
            );
          })}
        </span>
      </span>
    )),
  );
}

/** A room as it is read: large, with its name and what its text says. */
export function RoomPaper({ tile }: { readonly tile: Tile }) {
  const { view } = useTable<BetrayalView>();
  const words = useRoomWords();
  const name = useNames();
  const t = useWords();
  const { symbol } = printedOf(tile.room);
  const text = words.textOf(tile.room);
  const marks = words.marksIn(tile);
  return (
    <span className="bt-room-paper paper">
      <span className="bt-large-room">
        <RoomDrawing tile={tile} tiles={view.tiles} />
      </span>
      <b className="bt-room-title">{name('rooms', tile.room)}</b>
      {symbol !== undefined && (
        <span className="bt-room-symbol" data-deck={symbol}>
          <DeckSign deck={symbol} />
          {t(`board.symbol-${symbol}`)}
        </span>
      )}
      {text !== undefined && <span>{text}</span>}
      <MonstersIn tile={tile} />
      {marks.map(({ whose, ...mark }) => (
        <span key={`${whose} ${mark.word}`} className="bt-mark-line">
          <span aria-hidden className="bt-mark">
            <Suspense>
              <MarkFace {...mark} />
            </Suspense>
          </span>
          {words.ofMark({ whose, ...mark })}
        </span>
      ))}
      <span className="zoom-note">{words.doorsOf(tile)}</span>
    </span>
  );
}

/** Why one does not get to a room that was pressed: the rule that is in the way. */
function useWhyNot(): (tile: Tile, choice: ChoiceControl) => string | undefined {
  const t = useWords();
  const { view, playerID, whyNot } = useTable<BetrayalView>();
  const { refusal, plain } = useWording();
  return (tile, { isAsked, selected }) => {
    if (playerID === null || !isAsked || selected !== undefined) return undefined;
    if (view.ask?.kind === 'turn' && at(view.explorers, playerID).room === tile.room)
      return t('board.you-here');
    // The monster that is asked about is there.
    const ids = view.ask?.kind === 'monster' ? view.ask.ids : [];
    if (view.monsters.some(({ id, room }) => room === tile.room && ids.includes(id))) return undefined;
    const why = whyNot({ move: 'go', args: [tile.room] });
    // It moves as soon as it is entered, so no walk leads into it from afar.
    if (tile.room === 'mystic-elevator' && why?.reason === 'out-of-reach') return t('board.elevator-first');
    return why === undefined ? undefined : plain(refusal(why));
  };
}

/** What a room that was pressed does, what leaving one's own asks for, and why one does not get there. */
export function RoomSlip({ choice }: { readonly choice: ChoiceControl }) {
  const t = useWords();
  const name = useNames();
  const words = useRoomWords();
  const whyNotIn = useWhyNot();
  const { view, playerID } = useTable<BetrayalView>();
  const slip = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  const key = choice.selectedKey;
  // It leaves the room free that it is about, from its first frame on.
  useLayoutEffect(() => {
    const map = slip.current?.parentElement;
    const cell = key === undefined ? null : map?.querySelector(`[data-cell="${key}"]`);
    if (map == null || cell == null) return;
    const [room, all] = [cell.getBoundingClientRect(), map.getBoundingClientRect()];
    setAbove(room.top + room.bottom > all.top + all.bottom);
  }, [key]);
  const tile = view.tiles.find(({ floor, x, y }) => cellKey(floor, x, y) === key);
  if (tile === undefined) return null;
  const here = playerID === null ? '' : at(view.explorers, playerID).room;
  const leaving = choice.selected?.choice.odds === undefined ? undefined : words.textOf(here);
  const reason = whyNotIn(tile, choice);
  const { symbol } = printedOf(tile.room);
  // Oneself is said below, and a monster has a line of its own.
  const others = words
    .standing(tile)
    .filter((one) => one !== playerID && !view.monsters.some(({ id }) => id === one));
  const says = [
    ...(symbol === undefined ? [] : [t(`board.symbol-${symbol}`)]),
    words.textOf(tile.room),
    ...words.lyingIn(tile, others),
  ].filter((one) => one !== undefined);
  return (
    <div
      key={key}
      ref={slip}
      role="note"
      className={classes('bt-room-slip paper captions-keep-off', isAbove && 'is-above')}
    >
      <p>
        <b>{name('rooms', tile.room)}</b> {words.joined(says)}
      </p>
      <MonstersIn tile={tile} />
      {leaving !== undefined && (
        <p className="bt-room-first">{t('board.first', { room: name('rooms', here), text: leaving })}</p>
      )}
      {reason !== undefined && <p className="bt-room-not">{reason}</p>}
    </div>
  );
}
