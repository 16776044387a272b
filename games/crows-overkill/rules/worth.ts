import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { type Bird, type Card, COUNT, HAND_LIMIT, KIND, KINDS, type Kind } from './components';
import { ownBirds } from './legal';
import { loadOf, type Tally, tallyOf } from './load';
import { crying } from './sill';
import { unseenBirds, unseenGongs } from './unseen';
import type { CrowsOverkillView } from './view';

type View = CrowsOverkillView;

/** What a card is worth in the hand: birds that it may still be rid of, or an attack it may turn away. */
const KEPT: Readonly<Record<Card, number>> = {
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
const SPITE = 0.45;
const CRY = 12;

/** A position as the seat weighs it: its own sill, and how heavy it is. */
export interface Scale {
  readonly view: View;
  readonly birds: readonly Bird[];
  readonly own: Tally;
  readonly before: number;
  readonly isCrying: boolean;
  readonly rivals: number;
}

export function scaleOf(view: View): Scale {
  const birds = ownBirds(view);
  const own = tallyOf(birds);
  const rivals = view.seats.length - view.out.length - 1;
  const before = loadOf(own, view.hour);
  return { view, birds, own, before, isCrying: crying(birds, view.hour) !== undefined, rivals };
}

/** How much heavier a sill gets by these birds. */
function burden(tally: Tally, birds: readonly Bird[], hour: number): number {
  const after = { ...tally };
  for (const bird of birds) after[KIND[bird]] += COUNT[bird];
  return loadOf(after, hour) - loadOf(tally, hour);
}

/** How much lighter the own sill gets without these birds. */
function relief({ own, before, view }: Scale, birds: readonly Bird[]): number {
  const after = { ...own };
  for (const bird of birds) after[KIND[bird]] -= COUNT[bird];
  return before - loadOf(after, view.hour);
}

const harm = ({ view, rivals }: Scale, target: PlayerID, birds: readonly Bird[]): number =>
  (SPITE * burden(tallyOf(at(view.seats, target).birds), birds, view.hour)) / rivals;

/** The birds of one kind change places. */
function swapWorth(scale: Scale, target: PlayerID, kinds: readonly Kind[]): number {
  const { view, own, before, rivals } = scale;
  const theirs = tallyOf(at(view.seats, target).birds);
  const [mineAfter, theirsAfter] = [{ ...own }, { ...theirs }];
  for (const kind of kinds) {
    mineAfter[kind] = theirs[kind];
    theirsAfter[kind] = own[kind];
  }
  const harmed = loadOf(theirsAfter, view.hour) - loadOf(theirs, view.hour);
  return before - loadOf(mineAfter, view.hour) + (SPITE * harmed) / rivals;
}

/** The average over the birds that may be turned over. */
function trapWorth(scale: Scale): number {
  const unseen = unseenBirds(scale.view);
  const total = unseen.length + unseenGongs(scale.view);
  let sum = 0;
  for (const kind of KINDS) {
    const count = unseen.filter((bird) => KIND[bird] === kind).length;
    const caught = scale.birds.filter((bird) => KIND[bird] === kind);
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
      return relief(
        scale,
        scale.birds.filter((bird) => KIND[bird] === args[1]),
      );
    case 'plectrum':
      return swapWorth(scale, target, [args[2] as Kind]);
    case 'room-swap':
      return swapWorth(scale, target, KINDS);
    case 'trap-net':
      return trapWorth(scale);
    case 'song':
      return 1.9;
    case 'scissors':
      return 1.3;
    case 'whistle':
      return harm(scale, target, ['crow2', 'crow1']) + 0.4;
    case 'nighthawk':
      return nighthawkWorth(scale);
    default:
      return 0;
  }
}

/** What keeping a card is worth: nothing beyond the five that may be kept. */
const keeping = ({ view, isCrying }: Scale, card: Card): number =>
  view.hand.length > HAND_LIMIT ? 0.3 * KEPT[card] : (isCrying ? 0.6 : 0.85) * KEPT[card];

/** Harm that an attack would do to this seat. */
function threat({ view, own }: Scale): number {
  const { attack, hour } = view;
  if (attack === null) return 0;
  const { args, playerID } = attack;
  const theirs = tallyOf(at(view.seats, playerID).birds);
  switch (args[0]) {
    case 'water-gun':
    case 'scarecrow':
      return burden(own, args.slice(2) as Bird[], hour);
    case 'plectrum':
      return loadOf({ ...own, [args[2]]: theirs[args[2]] }, hour) - loadOf(own, hour);
    case 'room-swap':
      return loadOf(theirs, hour) - loadOf(own, hour);
    case 'whistle':
      return burden(own, ['crow2', 'crow1'], hour);
    default:
      return 1.1;
  }
}

function answerWorth(scale: Scale, { move, args }: Action): number {
  if (move === 'pass') return 0;
  const { attack } = scale.view;
  const saved = threat(scale);
  if (move === 'block' || attack === null) return saved - 0.8 * KEPT.door;
  const target = String(args[0]);
  const birds = attack.args.slice(2).filter((arg): arg is Bird => arg in COUNT);
  const passedOn = target === attack.playerID ? 0 : harm(scale, target, birds);
  return saved + passedOn - 0.8 * KEPT.mirror;
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
