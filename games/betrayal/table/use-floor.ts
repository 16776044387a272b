'use client';

import { useState } from 'react';
import type { PanZoomProps } from '@/ui/pieces/PanZoom';
import { boundsOf } from '@/ui/pieces/spots';
import { useTable } from '@/ui/table/TableProvider';
import { useMedia } from '@/ui/use-media';
import type { Floor, RoomID } from '../rules/components';
import type { Tile } from '../rules/state';
import type { BetrayalView } from '../rules/view';
import { cellKey } from './targets';
import type { ChoiceControl } from './use-choice';

export interface FloorControl {
  readonly shown: Floor;
  readonly show: (floor: Floor) => void;
  /** Brings the own room close. */
  readonly toMyRoom: (() => void) | undefined;
  /** Brings another one close. */
  readonly toRoom: (room: RoomID) => void;
  readonly lookAt: PanZoomProps['lookAt'];
}

/** More rows or columns than these are not seen whole at first: their rooms would be too small to press. */
const WHOLE = 6;
/** As wide as a room becomes on a phone then, in pixels: large enough that its name is read, small enough to see its neighbours. */
const NARROW_PX = 64;

/** As wide as a tile becomes while it is turned: its doors and those beside it are to be seen. */
const LAYING_PX = 104;

const selectorOf = ({ floor, x, y }: Pick<Tile, 'floor' | 'x' | 'y'>): string =>
  `[data-cell="${cellKey(floor, x, y)}"]`;

/**
 * The floor that is shown: of whoever's turn it is, until this person looks at another one; that lasts until
 * somebody on the floor that is followed goes to another.
 */
export function useFloor({ laying, targets }: ChoiceControl): FloorControl {
  const { view, playerID } = useTable<BetrayalView>();
  const [look, setLook] = useState({ followed: '', selector: '', asked: 0 });
  const tileOf = (seat: string | null) => {
    const room = seat === null ? undefined : view.explorers[Number(seat)]?.room;
    return view.tiles.find((tile) => tile.room === room);
  };
  const mine = tileOf(playerID);
  const asked = view.ask?.kind === 'monster' ? view.ask.ids[0] : undefined;
  const monster = view.monsters.find(({ id }) => id === asked);
  // What there is to choose on the plan may all lie on another floor: a fall ends in the basement.
  const reach = [...targets.values()].map(({ floor }) => floor);
  const usual =
    view.tiles.find((tile) => tile.room === monster?.room)?.floor ??
    tileOf(view.turn.seat ?? view.ask?.seat ?? playerID)?.floor ??
    mine?.floor ??
    'ground';
  const acting = laying?.floor ?? (reach.includes(usual) ? usual : (reach[0] ?? usual));
  // From one monster to the next, as they act.
  const center =
    view.tiles.find((tile) => tile.room === monster?.room) ??
    tileOf(view.turn.seat ?? view.ask?.seat ?? playerID);
  const followed = `${view.turn.number} ${view.turn.seat} ${acting}`;
  // Whoever comes to the table sees first where it stands itself, but for what it is asked elsewhere.
  const [picked, setPicked] = useState<{ readonly followed: string; readonly floor: Floor } | undefined>(
    mine === undefined || view.ask?.seat === playerID ? undefined : { followed, floor: mine.floor },
  );
  const shown = picked?.followed === followed ? picked.floor : acting;
  // A floor that has grown large is looked at where something happens.
  const { x, y } = boundsOf(
    view.tiles.filter(({ floor }) => floor === shown),
    1,
  );
  const isWide = useMedia('(min-width: 48rem) and (min-height: 34rem)');
  // On a phone as many rows as there are may be too many, below the slip of a lesson.
  const isLarge = !isWide || Math.max(x.count, y.count) > WHOLE;
  const begun =
    isLarge && center?.floor === shown
      ? {
          selector: selectorOf(center),
          asked: -view.turn.number - 1,
          ...(!isWide && { width: NARROW_PX }),
        }
      : undefined;
  const laid =
    laying?.floor === shown
      ? { selector: '.bt-laying', asked: view.tiles.length, width: LAYING_PX }
      : undefined;
  const show = (floor: Floor) => setPicked({ followed, floor });
  const bringClose = (tile: Tile) => {
    show(tile.floor);
    setLook(({ asked: before }) => ({ followed, selector: selectorOf(tile), asked: before + 1 }));
  };
  return {
    shown,
    show,
    toMyRoom: mine === undefined ? undefined : () => bringClose(mine),
    toRoom: (room) => {
      const tile = view.tiles.find((one) => one.room === room);
      if (tile !== undefined) bringClose(tile);
    },
    lookAt: laid ?? (look.followed === followed && look.asked > 0 ? look : begun),
  };
}
