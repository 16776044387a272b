import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import { TRAITS, type Trait } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { fallOf } from '../../rules/harm';
import { trait as traitFact } from '../../rules/journal';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { lose, pick } from '../cards/steps';
import { part } from './haunt';

/** `lose`: so many points go off a seat's traits; `rolled`: as many as a roll has come to. */
export const unhinge = stepsOf<{ lose: { left: number }; rolled: Rolled }>('haunt/unhinged.');

/** As many as so many dice show, thrown by whoever loses them (BH103). */
export const unhingedBy = (seat: PlayerID, dice: number, what: string, source: string): Step => ({
  do: 'roll',
  seat,
  source,
  dice,
  use: 'harm',
  what,
  next: unhinge.after('rolled', { seat, source }),
});

const DEADLY = 0.001;

/** For bots: how readily they part with a trait, against the others; 1, where nothing is said. */
type Readiness = Readonly<Partial<Record<Trait, number>>>;

/** For bots: off what has most spaces left, and least to lose by that. */
function worthLosing(seen: Seen, seat: PlayerID, trait: Trait, readiness: Readiness): number {
  const { before, from, to } = fallOf(seen, seat, trait, 1);
  return before <= 1 ? DEADLY : ((before - 1) / (1 + from - to)) * (readiness[trait] ?? 1);
}

/**
 * Points that go off any traits, one by one, each off one that whoever loses them chooses: no damage, so that no card lessens
 * or turns them (BH-h32-D7).
 */
export const unhinged = (clause: ClauseID, readiness: Readiness = {}) =>
  part({
    name: 'unhinged',
    steps: {
      rolled: (_at, { seat = '', total }) => [unhinge('lose', { seat, left: total })],
      lose: (at, { seat = '', left }) => {
        if (left <= 0 || !isAlive(explorerAt(at.G, seat))) return [];
        const ways = TRAITS.map((trait) => ({
          key: trait,
          label: 'lower',
          facts: { trait: traitFact(trait), by: 1, left },
          weight: worthLosing(at, seat, trait, readiness),
          next: [lose(trait)],
        }));
        return [{ ...pick(clause, ways), seat }, unhinge('lose', { seat, left: left - 1 })];
      },
    } satisfies Resolvers<unknown, typeof unhinge>,
  });
