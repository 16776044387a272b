'use client';

import { Suspense } from 'react';
import { named, unnamed } from '@/i18n/named';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { late } from '@/ui/late';
import { travels } from '@/ui/motion/travel';
import { Figure } from '@/ui/pieces/Figure';
import { MapTile } from '@/ui/pieces/GridMap';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Zoomable } from '@/ui/pieces/Zoom';
import { capitalised } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { ownerOf } from '../rules/figures';
import type { Tile } from '../rules/state';
import type { BetrayalView } from '../rules/view';
import { printedOf, standsAt } from './plan';
import { RoomDrawing } from './RoomDrawing';
import { DeckSign, PileSign } from './signs';
import { useFaces } from './use-faces';
import { pointing, useMarks } from './use-marks';
import { useRoomPapers } from './use-room-papers';
import { useRoomWords } from './use-room-words';
import { useFigureName, useNames, useWords } from './use-words';

/* No room has any of these to begin with. */

const TokenSign = late(async () => ({ default: (await import('./late-signs')).TokenSign }));
const Counter = late(async () => ({ default: (await import('./Counter')).Counter }));
const Heaps = late(async () => ({ default: (await import('./Heaps')).Heaps }));
const MarkFace = late(async () => ({ default: (await import('./late-signs')).MarkFace }));

/** A room as it is read: large, with its name and what its text says. */
function RoomPaper({ tile }: { readonly tile: Tile }) {
  const papers = useRoomPapers(true);
  return papers !== undefined && <papers.RoomPaper tile={tile} />;
}

/** More than these stand on one another, those of a kind: in a room, and in half of one. */
const FIT = 6;
const FIT_BESIDE = 3;

/**
 * Who stands in a room: explorers in their seats' colours, monsters as round counters. More than there is room for
 * stand in heaps, each of what looks the same.
 */
function Figures({ tile, tracks }: { readonly tile: Tile; readonly tracks: Tracks }) {
  const { view } = useTable<BetrayalView>();
  const name = useFigureName(named);
  const t = useWords();
  const marksOn = useMarks();
  const faces = useFaces(true);
  const here = view.explorers.flatMap((one, seat) =>
    one.room === tile.room && one.explorer !== null && one.life !== 'left'
      ? [
          {
            id: String(seat),
            seat: String(seat),
            explorer: one.explorer,
            side: one.side,
            isOut: one.life === 'dead',
            kind: '',
            owner: undefined,
            marks: pointing(marksOn('seat', String(seat))),
          },
        ]
      : [],
  );
  const monsters = view.monsters
    .filter(({ room }) => room === tile.room)
    .map((one) => {
      const { id, side, stunned, kind } = one;
      const [owner, marks] = [ownerOf(view, one) ?? undefined, marksOn('monster', id)];
      return { id, seat: null, explorer: null, side, isOut: stunned > 0, kind, owner, marks };
    });
  const all = [...here, ...monsters];
  if (all.length === 0) return null;
  const sides = [...new Set(all.map(({ side }) => standsAt(tile, side)))];
  const figure = ({ id, seat, explorer, isOut, kind, owner, marks }: (typeof all)[number]) => (
    <Figure
      key={id}
      seat={seat}
      label={[unnamed(capitalised(name(id))), ...marks.map(({ says }) => says)].join(t('board.comma'))}
      isOut={isOut}
      isLit={view.turn.seat === id && view.outcome === null}
      travel={travelOf(tracks, zoneOf('figure', id), 0)}
    >
      {seat === null ? (
        <Suspense>
          <Counter
            haunt={view.haunt?.number}
            kind={kind}
            values={view.values[id] ?? {}}
            owner={owner}
            marks={marks}
          />
        </Suspense>
      ) : faces === undefined || explorer === null ? undefined : (
        <faces.FacePawn seat={seat} explorer={explorer} />
      )}
    </Figure>
  );
  return sides.map((side) => {
    const there = all.filter((one) => standsAt(tile, one.side) === side);
    const isFull = there.length > (side === undefined ? FIT : FIT_BESIDE);
    const isCrowd = there.length > (monsters.length > 0 ? 3 : 4);
    return (
      <span
        key={side ?? 'middle'}
        className="bt-figures"
        data-side={side}
        data-many={isCrowd ? 'crowd' : there.length > 2 || monsters.length > 1 ? 'some' : undefined}
      >
        {isFull ? (
          <Suspense>
            <Heaps
              all={there.map((one) => {
                const { id, seat, ...looks } = one;
                const how = seat === null ? JSON.stringify([looks, view.values[id]]) : id;
                return { id, looks: how, figure: figure(one) };
              })}
            />
          </Suspense>
        ) : (
          there.map(figure)
        )}
        {monsters.some(({ isOut }) => isOut) && side === sides[0] && (
          <span className="sr-only">{t('board.stunned')}</span>
        )}
      </span>
    );
  });
}

export interface RoomTileProps {
  readonly tile: Tile;
  readonly tracks: Tracks;
  readonly cost: number | null | undefined;
  readonly isSelected: boolean;
  readonly isOnWay: boolean;
  readonly onPress: () => void;
}

/** A room on the table with all that is in it. */
export function RoomTile({ tile, tracks, cost, isSelected, isOnWay, onPress }: RoomTileProps) {
  const { view, playerID } = useTable<BetrayalView>();
  const name = useNames();
  const words = useRoomWords();
  const marks = useMarks()('room', tile.room);
  const { symbol } = printedOf(tile.room);
  const isHere = playerID !== null && at(view.explorers, playerID).room === tile.room;
  const isNeeded = view.goal?.rooms?.includes(tile.room) === true;
  const tokens = view.tokens.filter(({ room }) => room === tile.room);
  const pile = view.piles.find(({ room }) => room === tile.room);
  return (
    <Zoomable paper={<RoomPaper tile={tile} />}>
      <MapTile
        label={words.tile(tile)}
        description={words.contents(tile, cost ?? undefined)}
        cost={cost}
        isSelected={isSelected}
        isOnWay={isOnWay}
        isHere={isHere}
        className={classes('bt-tile', tile.isLost && 'is-lost', isNeeded && 'is-needed')}
        onPress={onPress}
      >
        <RoomDrawing tile={tile} tiles={view.tiles} />
        {symbol !== undefined && (
          <span className="bt-symbol" data-deck={symbol}>
            <DeckSign deck={symbol} />
          </span>
        )}
        {(tokens.length > 0 || marks.length > 0 || (pile?.cards.length ?? 0) > 0) && (
          <span className="bt-tokens">
            {tokens.map(({ id, token }) => (
              <span key={id} className="bt-token" title={name('tokens', token)}>
                <Suspense>
                  <TokenSign haunt={view.haunt?.number} token={token} />
                </Suspense>
              </span>
            ))}
            {marks.map((mark) => (
              <span key={mark.word} className="bt-token is-mark" title={mark.says}>
                <Suspense>
                  <MarkFace {...mark} />
                </Suspense>
              </span>
            ))}
            {pile !== undefined && pile.cards.length > 0 && (
              <span
                className="bt-token is-pile"
                {...travels(travelOf(tracks, zoneOf('pile', tile.room), pile.cards.length - 1))}
              >
                <PileSign />
                {pile.cards.length > 1 && <i>{pile.cards.length}</i>}
              </span>
            )}
          </span>
        )}
        <span className="bt-foot">
          <Figures tile={tile} tracks={tracks} />
          <span className="bt-name">{name('rooms', tile.room)}</span>
        </span>
      </MapTile>
    </Zoomable>
  );
}
