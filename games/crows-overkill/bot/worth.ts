import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import {
  BIRDS,
  type Bird,
  type Card,
  COUNT,
  HAND_LIMIT,
  KIND,
  KINDS,
  type Kind,
  PLACE,
} from '../rules/components';
import { ownBirds } from '../rules/legal';
import { crying, ofKind } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { unseenCounts, unseenGongs } from '../seat/unseen';
import { loadOf, type Tally, tallyOf } from './load';

type View = CrowsOverkillView;

/** What a card is worth in the hand: birds that it may still be rid of, or an attack it may turn away. */
export const KEPT: Readonly<Record<Card, number>> = {
  stones: 1,
  blowgun: 0.9,
  'water-gun': 1.2,
  scarecrow: 1.5,
  'cast-net': 1.9,
  'trap-net': 1.1,
  door: 1.5,
  mirror: 1.6,
  song: 0.7,
  scissors: 0.9,
  plectrum: 1.4,
  'room-swap': 1.8,
  whistle: 1,
  nighthawk: 1.5,
};

/** What harm to another is worth beside relief of one's own. */
export const SPITE = 0.45;
export const CRY = 12;

/** What cards are worth that no bird says anything of. */
export const SONG = 1.9;
export const THEFT = 1.3;
/** What it is to be robbed of a card. */
export const ROBBED = 1.1;
/** Whistled birds are gongs now and then, or worse than crows. */
export const WHISTLE = 0.4;
/** Share of a card's worth that answering with it costs. */
export const ANSWERED = 0.8;

/** Share of a card's worth that playing it costs: little beyond the five that may be kept. */
export const KEEPING = { full: 0.3, crying: 0.6, calm: 0.85 };

/** A position as the seat weighs it: its own sill, and how heavy it is. */
export interface Scale {
  readonly view: View;
  readonly birds: readonly Bird[];
  readonly own: Tally;
  readonly before: number;
  readonly isCrying: boolean;
  readonly rivals: number;
  /** What lies on the others' sills, by seat; filled when asked for, as is what follows. */
  readonly others: (Burdened | undefined)[];
  /** How much lighter the own sill gets without one bird or two of them. */
  readonly reliefs: (number | undefined)[];
}

/** Somebody else's sill, and how heavy it is. */
interface Burdened {
  readonly tally: Tally;
  readonly load: number;
}

export function scaleOf(view: View): Scale {
  const birds = ownBirds(view);
  const own = tallyOf(birds);
  const rivals = view.seats.length - view.out.length - 1;
  const before = loadOf(own, view.hour);
  const isCrying = crying(birds, view.hour) !== undefined;
  return { view, birds, own, before, isCrying, rivals, others: [], reliefs: [] };
}

function otherOf({ view, others }: Scale, target: PlayerID): Burdened {
  const seat = Number(target);
  let other = others[seat];
  if (other === undefined) {
    const tally = tallyOf(at(view.seats, target).birds);
    other = { tally, load: loadOf(tally, view.hour) };
    others[seat] = other;
  }
  return other;
}

/** How much heavier a sill gets by these birds. */
function loads({ tally, load }: Burdened, birds: readonly Bird[], hour: number): number {
  const after = { ...tally };
  for (const bird of birds) after[KIND[bird]] += COUNT[bird];
  return loadOf(after, hour) - load;
}

function lighterWithout({ own, before, view }: Scale, birds: readonly Bird[]): number {
  const after = { ...own };
  for (const bird of birds) after[KIND[bird]] -= COUNT[bird];
  return before - loadOf(after, view.hour);
}

/** How much lighter the own sill gets without these birds: one or two of them are asked for by many actions. */
function relief(scale: Scale, birds: readonly Bird[]): number {
  const [first, second] = birds;
  if (first === undefined || birds.length > 2) return lighterWithout(scale, birds);
  const key = PLACE[first] * (BIRDS.length + 1) + (second === undefined ? BIRDS.length : PLACE[second]);
  let lighter = scale.reliefs[key];
  if (lighter === undefined) {
    lighter = lighterWithout(scale, birds);
    scale.reliefs[key] = lighter;
  }
  return lighter;
}

const harm = (scale: Scale, target: PlayerID, birds: readonly Bird[]): number =>
  (SPITE * loads(otherOf(scale, target), birds, scale.view.hour)) / scale.rivals;

/** The birds of one kind change places. */
function swapWorth(scale: Scale, target: PlayerID, kinds: readonly Kind[]): number {
  const { view, own, before, rivals } = scale;
  const theirs = otherOf(scale, target);
  const mineAfter = { ...own };
  const theirsAfter = { ...theirs.tally };
  for (const kind of kinds) {
    mineAfter[kind] = theirs.tally[kind];
    theirsAfter[kind] = own[kind];
  }
  const harmed = loadOf(theirsAfter, view.hour) - theirs.load;
  return before - loadOf(mineAfter, view.hour) + (SPITE * harmed) / rivals;
}

/** The average over the birds that may be turned over. */
function trapWorth(scale: Scale): number {
  const counts = unseenCounts(scale.view);
  let total = unseenGongs(scale.view);
  let sum = 0;
  for (const kind of KINDS) {
    let count = 0;
    for (const bird of BIRDS) if (KIND[bird] === kind) count += counts[bird];
    total += count;
    const caught = ofKind(scale.birds, kind);
    if (count > 0 && caught.length > 0) sum += count * relief(scale, caught);
  }
  return total === 0 ? 0 : sum / total;
}

function nighthawkWorth(scale: Scale): number {
  const { own, before, view, rivals } = scale;
  const share = 1 / (rivals + 1);
  const after = { ...own };
  for (const kind of KINDS) after[kind] = Math.ceil(own[kind] * share);
  return before - loadOf(after, view.hour) + SPITE * 0.3;
}

/** What an effect is worth, in birds. */
function effectWorth(scale: Scale, args: readonly unknown[]): number {
  const target = String(args[1]);
  switch (args[0] as Card) {
    case 'stones':
    case 'blowgun':
      return relief(scale, args.slice(1) as Bird[]);
    case 'water-gun':
    case 'scarecrow': {
      const birds = args.slice(2) as Bird[];
      return relief(scale, birds) + harm(scale, target, birds);
    }
    case 'cast-net':
      return relief(scale, ofKind(scale.birds, args[1] as Kind));
    case 'plectrum':
      return swapWorth(scale, target, [args[2] as Kind]);
    case 'room-swap':
      return swapWorth(scale, target, KINDS);
    case 'trap-net':
      return trapWorth(scale);
    case 'song':
      return SONG;
    case 'scissors':
      return THEFT;
    case 'whistle':
      return harm(scale, target, ['crow2', 'crow1']) + WHISTLE;
    case 'nighthawk':
      return nighthawkWorth(scale);
    default:
      return 0;
  }
}

const keeping = ({ view, isCrying }: Scale, card: Card): number =>
  KEEPING[view.hand.length > HAND_LIMIT ? 'full' : isCrying ? 'crying' : 'calm'] * KEPT[card];

/** Harm that an attack would do to this seat. */
function threat(scale: Scale): number {
  const { view, own, before } = scale;
  const { attack, hour } = view;
  if (attack === null) return 0;
  const { args, playerID } = attack;
  const theirs = otherOf(scale, playerID);
  const mine = { tally: own, load: before };
  switch (args[0]) {
    case 'water-gun':
    case 'scarecrow':
      return loads(mine, args.slice(2) as Bird[], hour);
    case 'plectrum':
      return loadOf({ ...own, [args[2]]: theirs.tally[args[2]] }, hour) - before;
    case 'room-swap':
      return theirs.load - before;
    case 'whistle':
      return loads(mine, ['crow2', 'crow1'], hour);
    default:
      return ROBBED;
  }
}

function answerWorth(scale: Scale, { move, args }: Action): number {
  if (move === 'pass') return 0;
  const { attack } = scale.view;
  const saved = threat(scale);
  if (move === 'block' || attack === null) return saved - ANSWERED * KEPT.door;
  const target = String(args[0]);
  const birds = attack.args.slice(2).filter((arg): arg is Bird => arg in COUNT);
  const passedOn = target === attack.playerID ? 0 : harm(scale, target, birds);
  return saved + passedOn - ANSWERED * KEPT.mirror;
}

/** What an action is worth, in birds; ending the turn is worth nothing, and all is lost where birds cry. */
export function worthOf(scale: Scale, action: Action): number {
  const { move, args } = action;
  switch (move) {
    case 'judge':
      return scale.isCrying ? -CRY : 0;
    case 'play':
      return effectWorth(scale, args) - keeping(scale, args[0] as Card);
    case 'copy':
      return effectWorth(scale, args) - keeping(scale, 'mirror');
    case 'kill':
      return relief(scale, [args[1] as Bird]) - keeping(scale, args[0] as Card);
    case 'discard':
      return -KEPT[args[0] as Card];
    default:
      return answerWorth(scale, action);
  }
}
