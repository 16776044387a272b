import { type CompactAction, type CompactState, noAction } from '@games/crows-overkill/bot/compact-state';
import { tallyOf } from '@games/crows-overkill/bot/load';
import { BIRDS, CARDS, KINDS } from '@games/crows-overkill/rules/components';
import { DISCARD } from '@games/crows-overkill/rules/legal';
import type { CrowsOverkillG } from '@games/crows-overkill/rules/state';
import type { Action, Ctx } from '@/kit/action';

const ofKinds = (card: string): boolean => card === 'cast-net' || card === 'plectrum';
const isAimed = (card: string): boolean =>
  ['water-gun', 'scarecrow', 'scissors', 'plectrum', 'room-swap', 'whistle'].includes(card);
const codeOf = (list: readonly string[], name: string | undefined): number =>
  name === undefined ? -1 : list.indexOf(name);

/** An action in numbers. */
export function deedOf({ move, args }: Action): CompactAction {
  const deed: CompactAction = { ...noAction(), move: move as CompactAction['move'] };
  const words = args.map(String);
  const card = words[0] ?? '';
  if (move === 'redirect') return { ...deed, target: Number(card) };
  deed.card = codeOf(CARDS, words[0]);
  if (move === 'play' || move === 'copy') {
    if (isAimed(card)) deed.target = Number(words[1]);
    const [first, second] = words.slice(isAimed(card) ? 2 : 1);
    deed.first = codeOf(ofKinds(card) ? KINDS : BIRDS, first);
    deed.second = codeOf(BIRDS, second);
  } else deed.first = codeOf(BIRDS, words[1]);
  return deed;
}

/** And back. */
export function actionOf({ move, card, target, first, second }: CompactAction): Action {
  const name = CARDS[card] ?? '';
  if (move === 'redirect') return { move, args: [String(target)] };
  if (move === 'discard') return { move, args: [name] };
  if (move === 'kill') return { move, args: [name, BIRDS[first] ?? ''] };
  if (move !== 'play' && move !== 'copy') return { move, args: [] };
  const taken = [(ofKinds(name) ? KINDS : BIRDS)[first], BIRDS[second]].filter((one) => one !== undefined);
  return { move, args: [name, ...(target < 0 ? [] : [String(target)]), ...taken] };
}

/** Cards by name, from how many there are of each. */
const named = <T extends string>(list: Int8Array, names: readonly T[], seat: number): T[] =>
  names.flatMap((name, code) => Array<T>(list[seat * names.length + code] ?? 0).fill(name));
const pileOf = ({ cards, count }: CompactState['deck'], names: readonly string[]) =>
  Array.from(cards.subarray(0, count), (code) => names[code]);

/** All that a sketch says, in the words of the state. */
export function readOut(sketch: CompactState) {
  const seats = Array.from({ length: sketch.seats }, (_, seat) => seat);
  const { attack, isOver, hour, current, isDiscarding } = sketch;
  return {
    hour,
    current: isOver ? null : String(current),
    isDiscarding,
    attack: attack === null ? null : { ...actionOf(attack), isCopy: attack.move === 'copy' },
    out: seats.filter((seat) => sketch.isOut[seat] === 1).map(String),
    sills: seats.map((seat) => named(sketch.sills, BIRDS, seat)),
    tallies: seats.map((seat) =>
      Object.fromEntries(KINDS.map((kind, code) => [kind, sketch.tallies[seat * KINDS.length + code]])),
    ),
    hands: seats.map((seat) => named(sketch.hands, CARDS, seat)),
    handCounts: [...sketch.handCounts.subarray(0, sketch.seats)],
    birdDeck: pileOf(sketch.birdDeck, [...BIRDS, 'gong']),
    birdDiscard: pileOf(sketch.birdDiscard, [...BIRDS, 'gong']),
    deck: pileOf(sketch.deck, CARDS),
    discard: pileOf(sketch.discard, CARDS),
  };
}

/** The same of a position. */
export function sameOf(G: CrowsOverkillG, ctx: Ctx): ReturnType<typeof readOut> {
  const { hour, attack, birdDeck, birdDiscard, deck, discard, hands, seats } = G;
  return {
    hour,
    current: ctx.gameover === undefined ? ctx.currentPlayer : null,
    isDiscarding: ctx.activePlayers?.[ctx.currentPlayer] === DISCARD,
    attack:
      attack === null
        ? null
        : { move: attack.isCopy ? 'copy' : 'play', args: [...attack.args], isCopy: attack.isCopy },
    out: [...G.out].sort(),
    sills: seats.map(({ birds }) => birds),
    tallies: seats.map(({ birds }) => tallyOf(birds)),
    hands,
    handCounts: hands.map(({ length }) => length),
    birdDeck,
    birdDiscard,
    deck,
    discard,
  };
}
