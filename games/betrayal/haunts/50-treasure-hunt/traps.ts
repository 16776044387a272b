import type { PlayerID } from '@/kit/action';
import { hurtBy } from '../../parts/cards/other-end';
import { harmDice, pick, tell } from '../../parts/cards/steps';
import { dare } from '../../parts/haunts/daring';
import { unhingedBy } from '../../parts/haunts/unhinged';
import { topAsk } from '../../rules/agenda';
import { cardTerm, TRAITS, type Trait } from '../../rules/components';
import { clockwiseFrom, explorerAt, isAlive } from '../../rules/figures';
import { standing } from '../../rules/house';
import { trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Roll, Step } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';
import { BLAST, CHEST, CLAUSE, cardOf, DART, hidingPlaces, ROCK, type Seer, step } from './state';

/** What the four Clues do that are traps, as they come out of a room. */

const [DODGE, BRACE, OPEN] = [4, 3, 5];
/** Clues that come out of the chest. */
const TREASURES = 2;
const BRUISES = 3;
const CURSE = 4;
/** Points on all tracks that whoever opens the chest should be able to spare. */
const SPARE = 9;

const sourceOf = (clue: number): string => cardTerm(cardOf(clue));

/** Damage to any traits (BH-h50-D7, BH-h50-K5). */
const hurt = (seat: PlayerID, dice: number, clue: number): Step =>
  unhingedBy(seat, dice, 'rolls.trap', sourceOf(clue));

const rolling = (seat: PlayerID, clue: number, trait: Trait): Roll => {
  const source = sourceOf(clue);
  return { do: 'roll', seat, source, trait, use: 'haunt', what: source };
};

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
  (['might', 'speed'] as const).map((trait) => {
    const roll = rolling(seat, ROCK, trait);
    return dare(seen, roll, DODGE, {
      ...{ clause: CLAUSE, args: [trait], label: { kind: 'dodge', facts: { trait: traitFact(trait) } } },
      ...{ ill: hurtBy(seen, seat, 'physical', BRUISES, roll.what), weight: (chance) => chance ** 2 },
      ...{ good: tell('trap-missed'), bad: harmDice('physical', BRUISES) },
    });
  });

/** It may be left shut (BH-h50-K10). */
function opening(seen: Seer, seat: PlayerID): Option[] {
  const spare = TRAITS.reduce((sum, trait) => sum + explorerAt(seen.table, seat).traits[trait] - 1, 0);
  const count = Math.min(TREASURES, hidingPlaces(seen).length);
  const facts = { trait: traitFact('knowledge'), count, dice: CURSE };
  const open = dare(seen, rolling(seat, CHEST, 'knowledge'), OPEN, {
    clause: CLAUSE,
    args: ['open'],
    label: { kind: 'open-chest', facts },
    ill: spare < 2 * CURSE ? 'risks' : 'hurts',
    good: step('choose', { seat, left: TREASURES }),
    bad: hurt(seat, CURSE, CHEST),
    weight: (chance) => (spare < SPARE || count === 0 ? 0.01 : 4 * chance ** 2),
  });
  const label = { kind: 'leave-chest' };
  return [open, { move: 'answer', args: ['leave'], clause: CLAUSE, label, next: [] }];
}

/** What whoever has turned up a trap can do about it. */
export function answers(seen: Seer, seat: PlayerID): Option[] {
  const ask = topAsk(seen.table);
  if (ask?.kind !== 'pick') return [];
  if (ask.about === `trap-${ROCK}`) return dodging(seen, seat);
  return ask.about === `trap-${CHEST}` ? opening(seen, seat) : [];
}
