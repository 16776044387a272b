'use client';

import { useState } from 'react';
import type { Action, PlayerID } from '@/kit/action';
import { isAskedToRespond } from '@/kit/response';
import { useTable } from '@/ui/table/TableProvider';
import { BIRDS, type Bird, type Card, isAnswer, KIND } from '../rules/components';
import { DISCARD, ownBirds } from '../rules/legal';
import { crying } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import type { Flock } from './flocks';

/** What this seat is to decide. */
type Step = 'wait' | 'card' | 'leave' | 'aim' | 'respond' | 'mirror' | 'discard' | 'sent';

interface Picked {
  /** The moment it was picked in: a pick does not outlive it. */
  readonly moment: string;
  /** Places in the hand and on the own sill. */
  readonly index: number;
  readonly birds: readonly number[];
  /** Given up to kill one bird. */
  readonly isKill: boolean;
}

export interface Choice {
  readonly step: Step;
  readonly index: number | undefined;
  readonly card: Card | undefined;
  /** What it would do: its own effect, or the one that the mirror copies. */
  readonly effect: Card | undefined;
  readonly isKill: boolean;
  /** The card may do something, and it may kill one bird instead: both are to be had. */
  readonly mayChange: boolean;
  readonly change: () => void;
  /** Birds that may be chosen now, and those that are, by their place on the own sill. */
  readonly prey: ReadonlySet<number>;
  readonly chosen: readonly number[];
  /** What is picked takes birds, and some are still to be chosen. */
  readonly takesBirds: boolean;
  readonly asksForBirds: boolean;
  readonly targets: readonly PlayerID[];
  readonly pointed: PlayerID | undefined;
  readonly pointAt: (seat: PlayerID | undefined) => void;
  /** The action that the choice comes to, for the seat pointed at where it takes one. */
  readonly action: Action | undefined;
  /** Whether the card at that place of the hand may be played, answer or be laid down. */
  readonly mayPick: (index: number) => boolean;
  readonly pick: (index: number) => void;
  /** One more of the birds that lie there; when no more of them can be taken, none. */
  readonly pressFlock: (flock: Flock) => void;
  readonly aim: (seat: PlayerID) => void;
  readonly confirm: () => void;
  readonly answer: (move: 'pass' | 'block' | 'mirror') => void;
  /** Listens; where a bird would cry and something else could be done, it is asked about first. */
  readonly judge: () => void;
  readonly cancel: () => void;
}

const isSeat = (arg: unknown): boolean => typeof arg === 'string' && /^\d$/.test(arg);
const targetIn = ({ args }: Action): PlayerID | undefined => args.find(isSeat) as PlayerID | undefined;
/** The birds or the kind that an action takes, the card and the target left out. */
const preyIn = ({ args }: Action): string[] => args.slice(1).filter((arg) => !isSeat(arg)) as string[];

const place = (bird: Bird): number => BIRDS.indexOf(bird);

/** Whether a list of birds has all of another in it. */
function covers(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((bird) => {
    const index = left.indexOf(bird);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

/** Card, then birds, then a seat: what is picked so far, and the gestures that go on from there. */
export function useChoice(): Choice {
  const { view, ctx, legal, allowed, attempt, veto, isPast, isPending, result, isMyTurn } =
    useTable<CrowsOverkillView>();
  const [last, setPicked] = useState<Picked>();
  const [pointed, pointAt] = useState<PlayerID>();
  const moment = `${view.playerID} ${ctx.turn} ${ctx.numMoves} ${view.hand.length} ${view.discard.length} ${JSON.stringify(ctx.activePlayers)}`;
  const canAct = !isPast && result === undefined && (legal.length > 0 || isPending);
  const picked = canAct && last?.moment === moment ? last : undefined;
  const card = picked === undefined ? undefined : view.hand[picked.index];
  const isAsked = isAskedToRespond(ctx, view.playerID);
  const birds = ownBirds(view);

  const effectsOf = (name: Card) =>
    legal.filter(({ move, args }) =>
      name === 'mirror' ? move === 'copy' : move === 'play' && args[0] === name,
    );
  const killsOf = (name: Card) => legal.filter(({ move, args }) => move === 'kill' && args[0] === name);
  const isKill = picked?.isKill ?? false;
  const actions = card === undefined ? [] : isKill ? killsOf(card) : effectsOf(card);
  const top = view.discard.at(-1);
  const effect = card === 'mirror' && !isKill ? top : card;

  const isOfKind = effect === 'cast-net' || effect === 'plectrum';
  const nameOf = (index: number): string => {
    const bird = birds[index] as Bird;
    return isOfKind && !isKill ? KIND[bird] : bird;
  };
  const chosen = picked?.birds ?? [];
  const names = isOfKind && !isKill ? [...new Set(chosen.map(nameOf))] : chosen.map(nameOf);
  const asksForBirds = actions.some((action) => preyIn(action).length > 0);
  const prey = new Set(
    birds.flatMap((_, index) => {
      if (chosen.includes(index)) return [];
      const wanted = [...names, nameOf(index)];
      return actions.some((action) => covers(preyIn(action), wanted)) ? [index] : [];
    }),
  );
  // One set of birds is all that the card can take: pressing one of them gives none of it up.
  const isForced = new Set(actions.map((one) => preyIn(one).join())).size === 1;
  const fitting = actions.filter((action) => {
    const taken = preyIn(action);
    return taken.length === names.length && covers(taken, names);
  });
  const targets = isAsked
    ? legal.flatMap((action) => (action.move === 'redirect' ? (targetIn(action) ?? []) : []))
    : [...new Set(fitting.flatMap((action) => targetIn(action) ?? []))];
  const isTurning = isAsked && last?.moment === `mirror ${moment}`;
  const isLeaving = last?.moment === `leave ${moment}`;
  const meant = pointed ?? (targets.length === 1 ? targets[0] : undefined);
  const action = fitting.length === 1 ? fitting[0] : fitting.find((one) => targetIn(one) === meant);

  const step: Step = !canAct
    ? 'wait'
    : isPending
      ? 'sent'
      : isAsked
        ? isTurning
          ? 'mirror'
          : 'respond'
        : ctx.activePlayers?.[view.playerID ?? ''] === DISCARD
          ? 'discard'
          : picked === undefined
            ? isLeaving
              ? 'leave'
              : 'card'
            : 'aim';

  /** What a fresh pick begins with: birds that have to be chosen are. */
  const begin = (index: number, kills: boolean) => {
    const name = view.hand[index];
    if (name === undefined) return;
    const possible = kills ? killsOf(name) : effectsOf(name);
    const [only, ...others] = [...new Set(possible.map((one) => preyIn(one).join()))];
    const forced = others.length === 0 && only !== undefined && only !== '' ? only.split(',') : [];
    const first = forced.map((bird) => birds.findIndex((one) => one === bird || KIND[one] === bird));
    setPicked({ moment, index, isKill: kills, birds: first.filter((one) => one >= 0) });
  };

  const turnMirror = (index: number) =>
    setPicked({ moment: `mirror ${moment}`, index, birds: [], isKill: false });

  const press = (bird: number) => {
    if (picked === undefined || card === undefined) return;
    if (chosen.includes(bird))
      setPicked({ ...picked, birds: isOfKind ? [] : chosen.filter((one) => one !== bird) });
    else if (prey.has(bird)) setPicked({ ...picked, birds: inOrder([...chosen, bird], birds) });
    // A bird that would do alone takes the place of what was chosen.
    else if (actions.some((one) => covers(preyIn(one), [nameOf(bird)])))
      setPicked({ ...picked, birds: [bird] });
    else attempt(refused(card, effect, isKill, nameOf(bird), view));
  };

  return {
    step,
    index: picked?.index,
    card,
    effect,
    isKill,
    mayChange: card !== undefined && killsOf(card).length > 0 && effectsOf(card).length > 0,
    change: () => {
      if (picked !== undefined) begin(picked.index, !picked.isKill);
    },
    prey,
    chosen,
    takesBirds: asksForBirds,
    asksForBirds: asksForBirds && fitting.length === 0,
    targets,
    pointed: pointed !== undefined && targets.includes(pointed) ? pointed : undefined,
    pointAt,
    action,
    mayPick: (index) => {
      const name = view.hand[index];
      if (name === undefined) return false;
      if (isAsked) return isAnswer(name);
      return allowed.some(({ move, args }) => (name === 'mirror' && move === 'copy') || args[0] === name);
    },
    pick: (index) => {
      const name = view.hand[index];
      if (name === undefined) return;
      if (step === 'discard') attempt({ move: 'discard', args: [name] });
      else if (isAsked) {
        if (name === 'mirror') turnMirror(index);
        // A card that is no answer is refused as one.
        else attempt({ move: 'block', args: [] });
      } else if (picked?.index === index) setPicked(undefined);
      else if (effectsOf(name).length > 0) begin(index, false);
      else if (killsOf(name).length > 0) begin(index, true);
      else if (isMyTurn) attempt(hopeless(name, view));
    },
    pressFlock: ({ places }) => {
      const isChosen = (place: number) => chosen.includes(place);
      const next = places.find((place) => !isChosen(place) && prey.has(place));
      const [first] = places;
      if (next === undefined && picked !== undefined && places.some(isChosen)) {
        if (isForced) return;
        setPicked({ ...picked, birds: chosen.filter((place) => !places.includes(place)) });
      } else if (first !== undefined) press(next ?? first);
    },
    aim: (seat) => {
      if (isAsked) {
        attempt({ move: 'redirect', args: [seat] });
        return;
      }
      const one = fitting.find((fit) => targetIn(fit) === seat);
      if (one !== undefined) attempt(one);
      else if (card !== undefined) attempt({ move: 'play', args: ['whistle', seat] });
    },
    confirm: () => {
      if (action !== undefined) attempt(action);
    },
    answer: (move) => {
      if (move !== 'mirror') attempt({ move, args: [] });
      else turnMirror(view.hand.indexOf('mirror'));
    },
    judge: () => {
      const isAskedBack =
        step === 'card' && legal.length > 1 && crying(birds, view.hour) !== undefined && veto === undefined;
      if (isAskedBack) setPicked({ moment: `leave ${moment}`, index: -1, birds: [], isKill: false });
      else attempt({ move: 'judge', args: [] });
    },
    cancel: () => setPicked(undefined),
  };
}

const inOrder = (places: number[], birds: readonly Bird[]): number[] =>
  places.sort((a, b) => place(birds[a] as Bird) - place(birds[b] as Bird));

/** What a card that can do nothing now would have to do: asked for to hear why not. */
function hopeless(card: Card, view: CrowsOverkillView): Action {
  const effect = card === 'mirror' ? view.discard.at(-1) : card;
  const bird = ownBirds(view)[0] ?? 'crow1';
  if (card === 'door') return { move: 'kill', args: [card, bird] };
  return refused(card, effect ?? 'song', false, bird, view);
}

const kindOf = (bird: string): string => BIRDS.flatMap((one) => (one === bird ? KIND[one] : []))[0] ?? bird;

/** A bird that is not to be had by what is picked: asked for to hear why. */
function refused(
  card: Card,
  effect: Card | undefined,
  isKill: boolean,
  bird: string,
  { seats, playerID }: CrowsOverkillView,
): Action {
  if (isKill || effect === undefined) return { move: 'kill', args: [card, bird] };
  const move = card === 'mirror' ? 'copy' : 'play';
  const target = String(seats.findIndex(({ isOut }, seat) => !isOut && String(seat) !== playerID));
  switch (effect) {
    case 'stones':
    case 'blowgun':
      return { move, args: [effect, bird] };
    case 'cast-net':
      return { move, args: [effect, kindOf(bird)] };
    case 'water-gun':
    case 'scarecrow':
      return { move, args: [effect, target, bird] };
    case 'plectrum':
      return { move, args: [effect, target, kindOf(bird)] };
    case 'scissors':
    case 'room-swap':
    case 'whistle':
      return { move, args: [effect, target] };
    default:
      return { move, args: [effect] };
  }
}
