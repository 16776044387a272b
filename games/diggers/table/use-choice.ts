'use client';

import { type RefObject, useRef, useState } from 'react';
import type { Action, Json } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { type Card, PRINTS } from '../rules/components';
import { freeCards } from '../rules/overlap';
import type { LaidCard } from '../rules/state';
import type { DiggersView } from '../rules/view';
import { type Corner, cornerAt, coveredAt, firstCorner, nearest } from './ghost';

/** `place`: a photo is held over the table; `pay`, `dig`, `send`, `lose`: what the rules ask for. */
type Step = 'wait' | 'sent' | 'place' | 'pay' | 'dig' | 'send' | 'lose';

export interface Choice {
  readonly step: Step;
  /** Where the photo is held, while one is to be laid. */
  readonly ghost: Corner;
  /** Whether somebody has moved it there. */
  readonly isMoved: boolean;
  readonly covered: number;
  /** The photos nothing lies on, in the order of laying. */
  readonly free: readonly Readonly<LaidCard>[];
  /** Of those, the one that is picked, by its number. */
  readonly picked: Readonly<LaidCard> | undefined;
  /** Own idols of which one has to leave, and the one that is picked. */
  readonly idols: readonly Card[];
  readonly leaving: Card | undefined;
  readonly mostMarkers: number;
  /** The table as it is drawn. */
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly moveTo: (corner: Corner) => void;
  readonly moveBy: (dx: number, dy: number) => void;
  /** A finger or pointer holds the photo there. */
  readonly holdAt: (clientX: number, clientY: number) => void;
  readonly lay: () => void;
  readonly pay: (markers: number) => void;
  /** The pointer rests on a free photo: it is picked, which shows what it would bring. */
  readonly pointAt: (laid: Readonly<LaidCard>) => void;
  /** A photo on the table was pressed. */
  readonly press: (laid: Readonly<LaidCard>) => void;
  /** An own idol was pressed. */
  readonly pressIdol: (card: Card) => void;
  /** The next of what may be picked, or the one before. */
  readonly turnTo: (by: 1 | -1) => void;
  /** Takes what is picked. */
  readonly take: () => void;
  readonly stay: () => void;
}

const action = (move: string, ...args: Json[]): Action => ({ move, args });

/** The one so many places further on, round and round. */
function beside<T>(list: readonly T[], from: number, by: number): T | undefined {
  return list[(Math.max(from, 0) + by + list.length) % Math.max(1, list.length)];
}

function hintedCorner(hinted: Action | undefined): Corner | undefined {
  if (hinted?.move !== 'place') return undefined;
  const [x, y] = hinted.args;
  return { x: Number(x), y: Number(y) };
}

function stepOf(view: DiggersView, phase: string | null): Step {
  if (phase === 'bury') return 'place';
  if (phase === 'heartbreak') return 'lose';
  if (!view.isDigging) return 'pay';
  return view.due > 0 ? 'dig' : 'send';
}

/**
 * What is chosen, and not yet done: where the photo is held, which one is picked. A second press on it does
 * it, and so does the first button of the dock. Photos are taken by one press: there is another of them to come.
 */
export function useChoice(): Choice {
  const { view, ctx, playerID, isMyTurn, isPast, isPending, result, attempt, hints } =
    useTable<DiggersView>();
  // A choice does not outlive the position it was made in.
  const turn = `${playerID} ${ctx.turn} ${ctx.numMoves}`;
  const [held, setHeld] = useState<{ readonly turn: string; readonly corner: Corner }>();
  const [pick, setPick] = useState<{ readonly turn: string; readonly n?: number; readonly card?: Card }>();
  const surface = useRef<HTMLDivElement>(null);

  const isSent = isPending && !isPast && result === undefined;
  const step = isMyTurn ? stepOf(view, ctx.phase) : isSent ? 'sent' : 'wait';
  const isMoved = held?.turn === turn;
  // A hint that speaks of a place is read with the photo there.
  const ghost = hintedCorner(hints?.thought?.action) ?? (isMoved ? held.corner : firstCorner(view));
  const free = freeCards(view.table);
  const picked =
    step === 'dig' || step === 'send'
      ? (free.find(({ n }) => pick?.turn === turn && n === pick.n) ?? free.at(-1))
      : undefined;
  const own = playerID === null ? undefined : at(view.seats, playerID);
  const idols =
    step === 'lose' && own !== undefined
      ? own.cards.filter((card) => PRINTS[card].role === 'idol' && PRINTS[card].colour === own.heartbreaks[0])
      : [];
  const least = [...idols].sort((a, b) => PRINTS[a].value - PRINTS[b].value)[0];
  const leaving = idols.find((card) => pick?.turn === turn && card === pick.card) ?? least;

  const moveTo = (corner: Corner) => {
    if (step === 'place') setHeld({ turn, corner });
  };
  const pointAt = ({ n }: Readonly<LaidCard>) => setPick({ turn, n });
  const take = () => {
    if (step === 'lose' && leaving !== undefined) attempt(action('lose', leaving));
    else if (picked !== undefined) attempt(action(step === 'send' ? 'send' : 'dig', picked.n));
  };
  return {
    step,
    ghost,
    isMoved,
    covered: coveredAt(view, ghost),
    free,
    picked,
    idols,
    leaving,
    mostMarkers: step === 'pay' && own !== undefined ? Math.min(3, own.markers) : 0,
    surface,
    moveTo,
    moveBy: (dx, dy) => moveTo(nearest(ghost.x + dx, ghost.y + dy)),
    holdAt: (clientX, clientY) => {
      const room = surface.current?.getBoundingClientRect();
      const corner = room && cornerAt({ x: clientX, y: clientY }, room);
      if (corner !== undefined) moveTo(corner);
    },
    lay: () => {
      if (step === 'place') attempt(action('place', ghost.x, ghost.y));
    },
    pay: (markers) => attempt(action('pay', markers)),
    pointAt,
    press: (laid) => {
      if (step === 'place') moveTo({ x: laid.x, y: laid.y });
      else if (step === 'send' && picked?.n !== laid.n && free.some(({ n }) => n === laid.n)) pointAt(laid);
      // It is taken, or says why not.
      else attempt(action(step === 'send' ? 'send' : 'dig', laid.n));
    },
    pressIdol: (card) => {
      if (leaving === card) take();
      else setPick({ turn, card });
    },
    turnTo: (by) => {
      if (step === 'lose') {
        const next = beside(idols, leaving === undefined ? 0 : idols.indexOf(leaving), by);
        if (next !== undefined) setPick({ turn, card: next });
        return;
      }
      const next = beside(free, picked === undefined ? 0 : free.indexOf(picked), by);
      if (next !== undefined) setPick({ turn, n: next.n });
    },
    take,
    stay: () => attempt(action('end')),
  };
}
