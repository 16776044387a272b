import { explorers } from '@games/betrayal/explorers';
import { traitors } from '@games/betrayal/parts/haunts/traitors-by-haunt';
import { TRAITS, type Trait } from '@games/betrayal/rules/components';
import { houseOf, type Layout } from './arrange';
import { ROWS } from './tools/traitor-rows';

type Seated = Layout & { readonly explorers: readonly string[] };

const isTrait = (word: string): word is Trait => TRAITS.some((trait) => trait === word);

/** The same read off the table with a finger: round from the revealer, a better one takes the place of the last. */
function expected(rule: string, revealer: number, layout: Seated): string | null {
  const { explorers: seats, traits = [] } = layout;
  const [first = '', otherwise] = rule.split(', ');
  if (otherwise !== undefined) {
    const seat = seats.indexOf(first);
    return seat >= 0 ? String(seat) : expected(otherwise, revealer, layout);
  }
  if (['none', 'later', 'hidden'].includes(rule)) return null;
  if (rule === 'revealer') return String(revealer);
  if (rule === 'left') return String((revealer + 1) % seats.length);
  const [way, of = '', ex] = rule.split(' ');
  const measure = (seat: number): number => {
    const [, who] = Object.entries(explorers).find(([id]) => id === seats[seat]) ?? [];
    if (who === undefined) throw new Error(`nobody sits at ${seat}`);
    if (!isTrait(of)) return who.age;
    return who.traits[of].track[(traits[seat]?.[of] ?? who.traits[of].start) - 1] ?? 0;
  };
  let best: number | undefined;
  for (let step = ex === 'ex' ? 1 : 0; step < seats.length; step++) {
    const seat = (revealer + step) % seats.length;
    const lead = best === undefined ? 1 : measure(seat) - measure(best);
    if (way === 'highest' ? lead > 0 : best === undefined || lead < 0) best = seat;
  }
  return String(best);
}

const LAYOUTS: readonly Seated[] = [
  { explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto'] },
  {
    explorers: ['vivian-lopez', 'father-rhinehardt', 'heather-granville', 'madame-zostra', 'brandon-jaspers'],
  },
  {
    explorers: ['jenny-leclerc', 'darrin-flash-williams', 'zoe-ingstrom', 'professor-longfellow'],
    // Now, not at the beginning; and what is lowest or highest is so more than once.
    traits: [
      { speed: 1, might: 8, sanity: 1, knowledge: 8 },
      { speed: 8, might: 1, sanity: 8, knowledge: 1 },
      { speed: 1, might: 1, sanity: 2, knowledge: 2 },
      { speed: 8, might: 8, sanity: 8, knowledge: 8 },
    ],
  },
];

test('BH49, BH-traitor: each of the fifty haunts stands in one row', () => {
  const listed = ROWS.flatMap(([, haunts]) => haunts).sort((a, b) => a - b);
  expect(listed).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(Object.keys(traitors).map(Number)).toEqual(listed);
});

test.each(ROWS.flatMap(([rule, haunts]) => haunts.map((haunt) => [haunt, rule] as const)))(
  'BH-h%s-traitor: %s',
  (haunt, rule) => {
    const [, choose] = Object.entries(traitors).find(([number]) => number === String(haunt)) ?? [];
    for (const layout of LAYOUTS) {
      const { at } = houseOf(layout);
      for (const [revealer] of layout.explorers.entries()) {
        const nearestFirst = layout.explorers.map((_, n) => String((revealer + n) % layout.explorers.length));
        expect([layout.explorers, revealer, choose?.(at, String(revealer), nearestFirst)]).toEqual([
          layout.explorers,
          revealer,
          expected(rule, revealer, layout),
        ]);
      }
    }
  },
);
