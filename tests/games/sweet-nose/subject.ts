import type { Level } from '@games/sweet-nose/rules/components';
import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { seatRules } from '@games/sweet-nose/seat';
import { sweetNose } from '@games/sweet-nose/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { Json, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

type G = SweetNoseG;

/** Hidden, until the count: the sweetness cards that the others have laid (SN17). */
function redeal(G: G, _ctx: unknown, playerID: PlayerID | null, random: Random): G {
  const cards = G.cards.map((own, seat) => (String(seat) === playerID ? own : random.Shuffle(own)));
  return { ...G, cards, journal: [] };
}

const SWEETS = ['mung', 'peach', 'peanut', 'zhuangyuan', 'tanghulu'];
const placeOf = (fact: Json | undefined): number =>
  SWEETS.indexOf(String(Object(fact).term).replace('sweets.', ''));

/** Sweets named from level 1 to level 5, as the level of each sweet. */
function laidBy(fact: Json | undefined): Level[] {
  const rising = (Object(fact).terms as string[]).map((term) => term.replace('sweets.', ''));
  return SWEETS.map((sweet) => (rising.indexOf(sweet) + 1) as Level);
}

/** Notes on paper: the own cards as they lie now, who has laid theirs, and what every count has shown. */
function memory(self: PlayerID, numPlayers: number): Memory<G> {
  let own: Level[] = [];
  const hasLaid = new Set<string>();
  const shown: string[] = [];
  return {
    observe: (entries) => {
      for (const { kind, playerID, facts } of entries) {
        if (kind === 'arrange') hasLaid.add(playerID ?? '');
        if (kind === 'reveal') shown.push(laidBy(facts.sweets).join());
        if (kind === 'round-end') {
          own = [];
          hasLaid.clear();
        }
        if (playerID !== self) continue;
        if (kind === 'arrange') own = laidBy(facts.sweets);
        if (kind === 'use-relabel') {
          const [one, two] = [placeOf(facts.one), placeOf(facts.two)];
          own = own.with(one, own[two] ?? 1).with(two, own[one] ?? 1);
        }
      }
    },
    fits: (G) =>
      String(G.cards[Number(self)]) === own.join() &&
      Array.from({ length: numPlayers }, (_, seat) => String(seat)).every(
        (seat) => hasLaid.has(seat) === ([...(G.cards[Number(seat)] ?? [])].sort().join() === '1,2,3,4,5'),
      ) &&
      G.rounds.flatMap(({ cards }) => cards.map(String)).join(' ') === shown.join(' '),
  };
}

export default anySubject({
  rulebook: sweetNose,
  seatRules,
  redeal,
  memory,
  isNewDeal: (before, after) => before.rounds.length !== after.rounds.length,
  zones: {
    'the sweetness cards of others': (G, playerID) =>
      G.cards.map((cards, seat) => (String(seat) === playerID ? null : cards)),
  },
  words: wordsOf('sweet-nose'),
  rulings: Array.from({ length: 24 }, (_, index) => `SN${index + 1}`),
  // Cards lie once they are laid; an exchange with a shop still to be used, or a shop used before it, has been
  // seen by all.
  mightBeTakenBack: ['arrange', 'market', 'swap', 'use'],
  panel,
  honesty,
  sentences,
  vain,
});
