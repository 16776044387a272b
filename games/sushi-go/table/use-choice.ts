'use client';

import { useState } from 'react';
import type { Action } from '@/kit/action';
import { reversed } from '@/kit/last';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { Kind } from '../rules/components';
import { hasChopsticks } from '../rules/legal';
import type { SushiGoView } from '../rules/view';

/** The choice as it is being made. */
export interface Choice {
  /** Places in the hand, in the order in which they are to be laid down. */
  readonly places: readonly number[];
  readonly kinds: readonly Kind[];
  readonly isChoosing: boolean;
  /** Cards in the hand. */
  readonly size: number;
  /** Chopsticks lie before this seat: a second card may be added. */
  readonly mayTakeTwo: boolean;
  /** Whether the card at that place may be chosen, first or after the others. */
  readonly mayPick: (place: number) => boolean;
  readonly press: (place: number) => void;
  readonly swap: () => void;
  /** Chooses nothing. */
  readonly clear: () => void;
  readonly lock: () => void;
  /** Takes a locked choice back; undefined when that is not possible. */
  readonly unlock: (() => void) | undefined;
}

const UNLOCK: Action = { move: 'unlock', args: [] };

export function useChoice(): Choice {
  const { view, playerID, legal, allowed, isMyTurn, attempt } = useTable<SushiGoView>();
  // A choice belongs to one hand: with the next one it is forgotten.
  const turn = `${view.round} ${view.passes} ${playerID}`;
  const [chosen, setChosen] = useState<{ turn: string; places: readonly number[] }>({ turn, places: [] });
  const isLocked = playerID !== null && at(view.seats, playerID).isLocked;
  const places = isMyTurn && chosen.turn === turn ? chosen.places : [];
  const choose = (next: readonly number[]) => setChosen({ turn, places: next });
  const mayTakeTwo = hasChopsticks(view);
  const kinds = places.map((place) => view.hand[place]).filter((kind) => kind !== undefined);
  const [first] = places;
  return {
    places,
    kinds,
    isChoosing: isMyTurn && !isLocked,
    size: view.hand.length,
    mayTakeTwo,
    mayPick: (place) => {
      const kind = view.hand[place];
      return allowed.some(({ args }) => kind !== undefined && args.includes(kind));
    },
    press: (place) => {
      if (places.includes(place)) choose(places.filter((other) => other !== place));
      else choose(mayTakeTwo && first !== undefined ? [first, place] : [place]);
    },
    swap: () => choose(reversed(places)),
    clear: () => choose([]),
    lock: () => {
      if (attempt({ move: 'pick', args: kinds })) choose([]);
    },
    unlock: legal.some(({ move }) => move === 'unlock') ? () => attempt(UNLOCK) : undefined,
  };
}
