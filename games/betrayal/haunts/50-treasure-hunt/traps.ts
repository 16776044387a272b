import type { PlayerID } from '@/kit/action';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { harmDice, pick, tell } from '../../parts/cards/steps';
import { unhinge } from '../../parts/haunts/unhinged';
import { topAsk } from '../../rules/agenda';
import { cardTerm, TRAITS, type Trait } from '../../rules/components';
import { clockwiseFrom, explorerAt, isAlive } from '../../rules/figures';
import { standing } from '../../rules/house';
import { trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { Roll, Step } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';
import { BLAST, CHEST, CLAUSE, cardOf, DART, ROCK, step } from './state';

/** What the four Clues do that are traps, as they come out of a room. */

const [DODGE, BRACE, OPEN] = [4, 3, 5];
/** Clues that come out of the chest. */
const TREASURES = 2;
const BRUISES = 3;
const CURSE = 4;
/** Points on all tracks that whoever opens the chest should be able to spare. */
const SPARE = 9;

const sourceOf = (clue: number): string => cardTerm(cardOf(clue));

/** So many dice of damage, thrown by whoever takes it, off any traits (BH-h50-D7, BH-h50-K5). */
const hurt = (seat: PlayerID, dice: number, clue: number): Step => ({
  ...{ do: 'roll', seat, source: sourceOf(clue), dice, use: 'harm', what: 'rolls.trap' },
  next: unhinge.after('rolled', { seat, source: sourceOf(clue) }),
});

const rolling = (seat: PlayerID, clue: number, trait: Trait): Roll => ({
  ...{ do: 'roll', seat, source: sourceOf(clue), trait, use: 'haunt', what: sourceOf(clue) },
});

/** Everybody on the floor, whoever has found it first (BH-h50-D7, BH-h50-K6). */
function blast({ G }: At, finder: PlayerID): Step[] {
  const { floor } = standing(G, explorerAt(G, finder).room);
  const order = [finder, ...clockwiseFrom(G, finder).filter((seat) => seat !== finder)];
  return order
    .filter((seat) => isAlive(explorerAt(G, seat)) && standing(G, explorerAt(G, seat).room).floor === floor)
    .map((seat) => ({
      ...rolling(seat, BLAST, 'might'),
      rows: [
        [BRACE, [tell('trap-missed')]],
        [0, [hurt(seat, BRUISES, BLAST)]],
      ],
    }));
}

/** What a Clue brings upon whoever has turned it up; only a trap does. */
export function sprung(at: At, seat: PlayerID, clue: number): Step[] {
  if (clue === DART) return [step('dart', { seat })];
  if (clue === BLAST) return blast(at, seat);
  return clue === ROCK || clue === CHEST ? [{ ...pick(CLAUSE, [], `trap-${clue}`), seat }] : [];
}

/** With Might or Speed, named before the roll (BH-g9). */
const dodging = (seen: Seen, seat: PlayerID): Option[] =>
  (['might', 'speed'] as const).map((trait): Option => {
    const roll = rolling(seat, ROCK, trait);
    const odds = oddsOf(
      seen,
      roll,
      DODGE,
      lowEnd([DODGE - 1, hurtBy(seen, seat, 'physical', BRUISES, roll.what)]),
    );
    const rows: Roll['rows'] = [
      [DODGE, [tell('trap-missed')]],
      [0, [harmDice('physical', BRUISES)]],
    ];
    return {
      ...{ move: 'answer', args: [trait], clause: CLAUSE, odds, weight: odds.chance ** 2 },
      ...{ label: { kind: 'dodge', facts: { trait: traitFact(trait) } }, next: [{ ...roll, rows }] },
    };
  });

/** It may be left shut (BH-h50-K10). */
function opening(seen: Seen, seat: PlayerID): Option[] {
  const roll = rolling(seat, CHEST, 'knowledge');
  const { traits } = explorerAt(seen.table, seat);
  const spare = TRAITS.reduce((sum, trait) => sum + traits[trait] - 1, 0);
  const odds = oddsOf(seen, roll, OPEN, { upTo: OPEN - 1, ill: spare < 2 * CURSE ? 'risks' : 'hurts' });
  const rows: Roll['rows'] = [
    [OPEN, [step('choose', { seat, left: TREASURES })]],
    [0, [hurt(seat, CURSE, CHEST)]],
  ];
  const answer = { move: 'answer', clause: CLAUSE } as const;
  const weight = spare < SPARE ? 0.01 : 4 * odds.chance ** 2;
  const label = {
    kind: 'open-chest',
    facts: { trait: traitFact('knowledge'), count: TREASURES, dice: CURSE },
  };
  return [
    { ...answer, args: ['open'], label, odds, weight, next: [{ ...roll, rows }] },
    { ...answer, args: ['leave'], label: { kind: 'leave-chest' }, next: [] },
  ];
}

/** What whoever has turned up a trap can do about it. */
export function answers(seen: Seen, seat: PlayerID): Option[] {
  const ask = topAsk(seen.table);
  if (ask?.kind !== 'pick') return [];
  if (ask.about === `trap-${ROCK}`) return dodging(seen, seat);
  return ask.about === `trap-${CHEST}` ? opening(seen, seat) : [];
}
