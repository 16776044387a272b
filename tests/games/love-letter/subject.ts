import { type Kind, VALUE } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import { seatRules } from '@games/love-letter/seat';
import { loveLetter } from '@games/love-letter/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { Json, PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

/** Hidden: the other hands, the card aside, the order of the pile, what others saw of others. */
function redeal(G: LoveLetterG, _ctx: unknown, playerID: PlayerID | null, random: Random): LoveLetterG {
  const seats = G.hands.map((_, seat) => String(seat));
  const learned = new Map<string, Kind>();
  for (const look of G.looks)
    if (look.viewer === playerID && !look.since.includes(look.card)) learned.set(look.target, look.card);
  const dealtAnew = seats.filter(
    (seat) => seat !== playerID && !learned.has(seat) && G.hands[Number(seat)]?.length,
  );

  const pool = [...G.deck, ...(G.setAside === null ? [] : [G.setAside])];
  for (const seat of seats)
    if (seat !== playerID) pool.push(...(G.hands[Number(seat)] ?? []).slice(learned.has(seat) ? 1 : 0));

  for (let attempt = 0; attempt < 400; attempt++) {
    const cards = random.Shuffle(pool);
    const hands = G.hands.map((hand, seat): Kind[] => {
      if (String(seat) === playerID) return [...hand];
      const known = learned.get(String(seat));
      return hand.map((_, index) => (index === 0 && known !== undefined ? known : (cards.pop() ?? 'guard')));
    });
    const kept = (seat: string) => hands[Number(seat)]?.[0];
    const possible = dealtAnew.every(
      (seat) => ((G.seats[Number(seat)]?.couldHold ?? 0) >> VALUE[kept(seat) ?? 'guard']) & 1,
    );
    if (!possible || G.ties.some(([a, b]) => kept(a) !== kept(b))) continue;
    const setAside = G.setAside === null ? null : (cards.pop() ?? null);
    return {
      ...G,
      hands,
      setAside,
      deck: cards,
      looks: G.looks.map((look) =>
        look.viewer === playerID || look.target === playerID
          ? look
          : { ...look, card: kept(look.target) ?? look.card },
      ),
      journal: [],
    };
  }
  return { ...G, journal: [] };
}

const seatOf = (fact: Json | undefined): string | undefined =>
  typeof fact === 'object' && fact !== null && 'seat' in fact ? String(fact.seat) : undefined;
const cardOf = (fact: Json | undefined): string | undefined =>
  typeof fact === 'object' && fact !== null && 'term' in fact
    ? String(fact.term).replace('cards.', '')
    : undefined;

/** Notes on paper: who certainly holds what, who certainly does not hold what. */
function memory(self: PlayerID): Memory<LoveLetterG> {
  let sure = new Map<string, string>();
  let excluded = new Map<string, Set<string>>();
  const forget = (seat: string) => {
    sure.delete(seat);
    excluded.delete(seat);
  };
  const note = ({ kind, playerID, facts }: SeatJournalEntry) => {
    const actor = playerID ?? '';
    const target = seatOf(facts.target);
    if (kind === 'round-begin') {
      sure = new Map();
      excluded = new Map();
    } else if (kind === 'play' || kind === 'play-at') {
      const card = cardOf(facts.card) ?? '';
      if (sure.get(actor) === card) sure.delete(actor);
      const not = excluded.get(actor);
      if (not !== undefined && !not.has(card)) excluded.delete(actor);
    } else if (kind === 'guard-miss' && target !== undefined) {
      excluded.set(target, new Set([...(excluded.get(target) ?? []), cardOf(facts.guess) ?? '']));
    } else if (kind === 'priest-look' && actor === self && target !== undefined) {
      sure.set(target, cardOf(facts.card) ?? '');
    } else if (kind === 'baron-level' && facts.card !== undefined) {
      const other = actor === self ? target : actor;
      if (other !== undefined) sure.set(other, cardOf(facts.card) ?? '');
    } else if (kind === 'baron-defeat') {
      const winner = seatOf(facts.winner);
      if (winner !== undefined && winner !== self && facts.winning !== undefined)
        sure.set(winner, cardOf(facts.winning) ?? '');
    } else if (kind === 'out') {
      forget(actor);
    } else if (kind === 'prince-discard' && target !== undefined) {
      forget(target);
    } else if (kind === 'king-trade' && target !== undefined) {
      const [a, b] = [sure.get(actor), sure.get(target)];
      const [notA, notB] = [excluded.get(actor), excluded.get(target)];
      forget(actor);
      forget(target);
      if (a !== undefined) sure.set(target, a);
      if (b !== undefined) sure.set(actor, b);
      if (notA !== undefined) excluded.set(target, notA);
      if (notB !== undefined) excluded.set(actor, notB);
      if (facts.given !== undefined) sure.set(actor === self ? target : actor, cardOf(facts.given) ?? '');
      sure.delete(self);
    }
  };
  return {
    observe: (entries) => entries.forEach(note),
    fits: (G) =>
      [...sure].every(([seat, card]) => G.hands[Number(seat)]?.[0] === card) &&
      [...excluded].every(([seat, cards]) => seat === self || !cards.has(G.hands[Number(seat)]?.[0] ?? '')),
  };
}

export default anySubject({
  rulebook: loveLetter,
  seatRules,
  redeal,
  memory,
  isNewDeal: (before, after) => before.round !== after.round || after.lastRound?.round === after.round,
  zones: {
    'other hands': (G, playerID) => G.hands.map((hand, seat) => (String(seat) === playerID ? null : hand)),
    'the card aside': (G) => G.setAside,
    'the order of the pile': (G) => G.deck,
    'what others saw': (G, playerID) =>
      G.looks.map((look) => (look.viewer === playerID || look.target === playerID ? null : look.card)),
  },
  words: wordsOf('love-letter'),
  rulings: Array.from({ length: 20 }, (_, index) => `LL${index + 1}`),
  byAbsence: {
    'LL-r3': 'tokens only keep the score, and running out of them ends nothing',
    LL19: 'a reference card is read, not played',
  },
  panel,
  honesty,
  sentences,
  vain,
});
