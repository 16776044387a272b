import { box } from '@games/betrayal/box';
import type { BetrayalG, BetrayalOptions, FaceDown } from '@games/betrayal/rules/state';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { seatRules } from '@games/betrayal/seat';
import { betrayal } from '@games/betrayal/whole';
import type { MatchSetup } from '@tests/contract/match';
import { anySubject, type Subject } from '@tests/contract/subject';
import type { PlayerID } from '@/kit/action';
import type { OptionValues } from '@/kit/options';
import type { Random } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { sidesInWords } from './balance';
import { allHaunts, hauntsOfToday } from './by-turns';
import { honesty } from './honesty';
import { memory } from './notes';
import { hiddenAnew, hiddenAs, laidOut, secretNames } from './secrets';
import { sentences } from './sentences';
import { vain } from './vain';
import { words } from './words';

const DECKS = ['omen', 'item', 'event'] as const;

/**
 * Hidden: the order of the stack and of the decks, but for what a seat has looked at; which of the tiles in the
 * discards, of those with such a back, each is; what the haunt keeps. What has been seen stays where it is.
 */
function redeal(G: BetrayalG, _ctx: unknown, playerID: PlayerID | null, random: Random): BetrayalG {
  const knows = (pile: FaceDown): number =>
    playerID === null ? 0 : (G.known[Number(playerID)]?.[pile].length ?? 0);
  const below = <T>(pile: readonly T[], top: number): T[] => [
    ...pile.slice(0, top),
    ...random.Shuffle(pile.slice(top)),
  ];
  const top = knows('stack');
  const hides = ({ isOpen, seenBy }: BetrayalG['discards'][number]) =>
    !isOpen && (playerID === null || !seenBy.includes(playerID));
  let pool = random.Shuffle([...G.stack.slice(top), ...G.discards.filter(hides).map(({ room }) => room)]);
  const backOf = (room: string) => box.rooms[room]?.floors.join();
  const discards = G.discards.map((tile) => {
    if (!hides(tile)) return tile;
    const room = pool.find((one) => backOf(one) === backOf(tile.room)) ?? tile.room;
    pool = pool.filter((one) => one !== room);
    return { room, isOpen: false, seenBy: tile.seenBy };
  });
  const stack = [...G.stack.slice(0, top), ...pool];
  const decks = Object.fromEntries(
    DECKS.map((deck) => [deck, below(G.decks[deck], knows(deck))]),
  ) as BetrayalG['decks'];
  const known = G.known.map((own, seat) =>
    String(seat) === playerID
      ? own
      : {
          stack: stack.slice(0, own.stack.length),
          omen: decks.omen.slice(0, own.omen.length),
          item: decks.item.slice(0, own.item.length),
          event: decks.event.slice(0, own.event.length),
        },
  );
  return { ...G, stack, discards, decks, known, hidden: hiddenAnew(G, playerID, random), journal: [] };
}

const USUAL: OptionValues = { start: 'door', haunt: 'chart' };

/** Each of some haunts from the moment it breaks out, at one seat count after the other. */
export const hauntSetups = (haunts: readonly string[], deal: number): MatchSetup[] =>
  haunts.map((haunt, n) => ({
    numPlayers: 3 + ((n + deal) % 4),
    options: { ...USUAL, start: 'haunt', haunt },
    seed: `haunt ${haunt}.${deal}`,
  }));

/** From the door at every seat count, and the haunts whose turn it is. */
const setups = (perDefault: number): MatchSetup[] =>
  Array.from({ length: perDefault }, (_, deal) => deal).flatMap((deal) => [
    ...[3, 4, 5, 6].map((numPlayers) => ({ numPlayers, options: USUAL, seed: `${numPlayers}.${deal}` })),
    ...hauntSetups(hauntsOfToday(allHaunts), deal),
  ]);

const pieces = [box.rooms, box.cards, box.explorers]
  .flatMap((kind) => Object.keys(kind))
  .map((piece) => `BH-${piece}`);

const about = {
  seatRules,
  redeal,
  memory,
  isNewDeal: () => false,
  asksByTurns: true,
  sidesInWords,
  evenOptions: { start: 'haunt', haunt: '22' },
  isUnfinished: ({ outcome }) => outcome?.how === 'rounds',
  long: { steps: 90, every: 12 },
  words,
  rulings: [
    // A box without some of the chart's haunts is the workshop's alone (BH159).
    ...Array.from({ length: 172 }, (_, index) => `BH${index + 1}`).filter((one) => one !== 'BH159'),
    ...pieces,
    'BH-chart',
    'BH-traitor',
  ],
  pieces,
  // What is ruled on haunts, on several (BH-g) and on each; with K what its code has had to decide (BH-g34).
  rulingsApart: /^BH(?:159|-(?:g\d+|h\d+-[SHTRMDK]\d*))$/,
  byAbsence: {
    BH4: 'markers show what the state says, and no rule asks how many are left',
    'BH-g34':
      'it says how haunts are written: what one decides has an id with K, and rooms-of-code asks for its test',
  },
  honesty,
  sentences,
  vain,
  isVainAfter: true,
} satisfies Omit<Subject<BetrayalG, BetrayalView, BetrayalOptions>, 'rulebook' | 'setups' | 'zones'>;

const zones: Subject<BetrayalG>['zones'] = {
  'the stack': (G, playerID) =>
    G.stack.slice(playerID === null ? 0 : G.known[Number(playerID)]?.stack.length),
  'the omens': (G) => G.decks.omen,
  'the items': (G) => G.decks.item,
  'the events': (G) => G.decks.event,
  'the tiles skipped face down': (G, playerID) =>
    G.discards.map(({ room, isOpen, seenBy }) =>
      isOpen || (playerID !== null && seenBy.includes(playerID)) ? null : room,
    ),
};

/** The game under the contract, in these matches; `haunts`: those whose secrets are looked for. */
export const subjectOf = (
  rulebook: Rulebook<BetrayalG, BetrayalView, BetrayalOptions>,
  haunts: readonly string[],
  setups: NonNullable<Subject['setups']>,
) =>
  anySubject({
    ...about,
    rulebook,
    setups,
    laidOut: () => laidOut(haunts).map((G) => ({ numPlayers: G.explorers.length, G })),
    zones: { ...zones, ...Object.fromEntries(secretNames(haunts).map((name) => [name, hiddenAs(name)])) },
  });

export default subjectOf(betrayal, allHaunts, setups);
