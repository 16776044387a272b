import { box } from '@games/betrayal/box';
import { names } from '@games/betrayal/haunts/names';
import type { BetrayalG, FaceDown } from '@games/betrayal/rules/state';
import { seatRules } from '@games/betrayal/seat';
import { betrayal } from '@games/betrayal/whole';
import type { MatchSetup } from '@tests/contract/match';
import { anySubject } from '@tests/contract/subject';
import type { PlayerID } from '@/kit/action';
import type { OptionValues } from '@/kit/options';
import type { Random } from '@/kit/random';
import { sidesInWords } from './balance';
import { honesty } from './honesty';
import { memory } from './notes';
import { hiddenAnew, hiddenAs, SECRET_NAMES } from './secrets';
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

/** From the door at every seat count, and each haunt from the moment it breaks out at one of them. */
const setups = (perDefault: number): MatchSetup[] => {
  const usual: OptionValues = { start: 'door', haunt: 'chart', box: 'three' };
  const deals = Array.from({ length: perDefault }, (_, deal) => deal);
  return deals.flatMap((deal) => [
    ...[3, 4, 5, 6].map((numPlayers) => ({ numPlayers, options: usual, seed: `${numPlayers}.${deal}` })),
    ...Object.keys(names).map((haunt, n) => ({
      numPlayers: 3 + ((n + deal) % 4),
      options: { ...usual, start: 'haunt', haunt },
      seed: `haunt ${haunt}.${deal}`,
    })),
  ]);
};

const pieces = [box.rooms, box.cards, box.explorers]
  .flatMap((kind) => Object.keys(kind))
  .map((piece) => `BH-${piece}`);

export default anySubject({
  rulebook: betrayal,
  seatRules,
  redeal,
  memory,
  isNewDeal: () => false,
  asksByTurns: true,
  sidesInWords,
  isUnfinished: ({ outcome }) => outcome?.how === 'rounds',
  long: { steps: 90, every: 12 },
  setups,
  zones: {
    'the stack': (G, playerID) =>
      G.stack.slice(playerID === null ? 0 : G.known[Number(playerID)]?.stack.length),
    'the omens': (G) => G.decks.omen,
    'the items': (G) => G.decks.item,
    'the events': (G) => G.decks.event,
    'the tiles skipped face down': (G, playerID) =>
      G.discards.map(({ room, isOpen, seenBy }) =>
        isOpen || (playerID !== null && seenBy.includes(playerID)) ? null : room,
      ),
    ...Object.fromEntries(SECRET_NAMES.map((name) => [name, hiddenAs(name)])),
  },
  words,
  rulings: [
    ...Array.from({ length: 170 }, (_, index) => `BH${index + 1}`),
    ...pieces,
    'BH-chart',
    'BH-traitor',
  ],
  pieces,
  // What is ruled on haunts, on several (BH-g) and on each; with K what its code has had to decide (BH-g34).
  rulingsApart: /^BH-(?:g\d+|h\d+-[DHK]\d*)$/,
  byAbsence: {
    BH4: 'markers show what the state says, and no rule asks how many are left',
    'BH-g33':
      'no haunt of this box asks what would tell by the asking, or tells one seat of a side alone: rule 13 of the contract would see the first',
    'BH-g34':
      'it says how haunts are written: what one decides has an id with K, and rooms-of-code asks for its test',
  },
  honesty,
  vain,
});
