import type { PlayerID } from '@/kit/action';
import { lastWhere } from '@/kit/last';
import { type FigureID, HARMED, type Harm, TOP_SPACE, TRAITS, type Trait } from './components';
import { explorerAt, isAlive, isMonster, monsterAt, valueAt, whoIs } from './figures';
import { say, tellChange, tellHurt, trait as traitFact, whichOne } from './journal';
import { ownTurnOf } from './monsters';
import type { Fall, Option } from './option';
import type { Asks } from './questions';
import type { Step, StepOf } from './step';
import type { At, Resolver, Seen } from './thing';
import { consult, happen, offersOf } from './things';

/** Traits that rise and fall, harm and who splits it (BH41 to BH44). */

/** What of a figure is harmed by what would harm its body, or its mind. */
export const harmedIn = (seen: Seen, figure: FigureID, kind: Harm): Harm =>
  consult(seen, 'hurts', { figure, kind }, kind);

/**
 * Points of harm to a figure: of a number of dice it rolls itself (BH103), or as they are. `next` follows if any is taken;
 * `only`: the trait that takes all of it, or `most` of it, where whoever is hurt has no choice.
 */
const harm: Resolver<'harm'> = (at, step) => {
  const figure = step.seat ?? '';
  const { dice } = step;
  const kind = harmedIn(at, figure, step.kind);
  if (typeof dice === 'number')
    return [
      {
        do: 'roll',
        seat: figure,
        dice,
        use: 'harm',
        what: `harms.${kind}`,
        next: { ...step, dice: undefined, isRolled: true },
      },
    ];
  const given = step.isRolled === true ? (step.total ?? 0) : (step.points ?? 0);
  const { source, isAttack = false } = step;
  const points = consult(at, 'harm', { figure, kind, points: given, isAttack, source }, given);
  const isEased = points < given && !isMonster(figure);
  const told = at.G.journal?.length;
  const eased = isEased ? happen(at, 'eased', { seat: figure, kind, source }) : [];
  // What takes some of it off says so, or else the house does.
  if (isEased && at.G.journal?.length === told) say(at.G, 'eased', figure, { points: given - points });
  if (points <= 0) return eased;
  if (isMonster(figure)) {
    const felled: Step[] = [{ do: 'stun', seat: figure }];
    const monster = monsterAt(at.G, figure);
    return orUnhurt(at, figure, consult(at, 'felled', { monster, kind, points }, felled));
  }
  if (!isAlive(explorerAt(at.G, figure))) return [];
  tellHurt(at.G, step, kind, points);
  const { only, most, next = [] } = step;
  return [{ do: 'ask', kind: 'split', seat: figure, harm: kind, points, only, most, next }, ...eased];
};

/** What comes of a blow; of one that comes to nothing it is said. */
export function orUnhurt({ G }: At, figure: FigureID, steps: readonly Step[]): readonly Step[] {
  if (steps.length === 0) say(G, 'unhurt', null, { figure: whichOne(G, figure) });
  return steps;
}

/**
 * How the points may be split, also to a trait that can lose nothing (BH102); what things offer besides (BH42): harm in
 * its place has taken over what follows.
 */
export function splits(seen: Seen, { seat, kind, points, only, most, next = [] }: Asks['split']): Option[] {
  const [first, second] = HARMED[kind];
  const own = Math.min(points, most ?? points);
  const isMeant = ({ args: [a] }: Option) => !only || a === (only === first ? own : points - own);
  const options = Array.from({ length: points + 1 }, (_, n): Option => {
    const [a, b] = [points - n, n];
    const falls = [fallOf(seen, seat, first, a), fallOf(seen, seat, second, b)];
    return {
      move: 'answer',
      args: [a],
      clause: 'BH42',
      label: {
        kind: a === 0 || b === 0 ? 'split-one' : 'split',
        facts: {
          first: { term: `traits.${a === 0 ? second : first}` },
          second: { term: `traits.${second}` },
          a: a === 0 ? b : a,
          b,
        },
      },
      falls: falls.filter(({ by }) => by > 0),
      weight: splitWeight(seen, falls),
      next: [...falls.map(({ trait, by }): Step => ({ do: 'lose', seat, trait, by, isHarm: true })), ...next],
    };
  });
  const takenOver = (step: Step): Step => (step.do === 'harm' ? { ...step, next } : step);
  const others = offersOf(seen, 'split', { seat, kind, points });
  return [...options.filter(isMeant), ...others.map((one) => ({ ...one, next: one.next.map(takenOver) }))];
}

/** Whoever is sensible keeps away from the skull, and takes what costs least. */
function splitWeight({ table }: Pick<Seen, 'table'>, falls: readonly Fall[]): number {
  let weight = 1;
  for (const { by, before, from, to } of falls) {
    const left = before - by;
    if (left <= 0) weight *= table.haunt === null ? 2 : 0.01;
    else weight *= 1 / (1 + from - to) / (left === 1 ? 2 : 1);
  }
  return weight;
}

/**
 * What a trait comes to: as far down as there are spaces, before the haunt short of the skull (BH44, BH102), and always
 * for whom the skull spares.
 */
export function fallOf(seen: Seen, seat: PlayerID, trait: Trait, by: number): Fall {
  const explorer = explorerAt(seen.table, seat);
  const { track } = whoIs(seen.box, explorer).traits[trait];
  const before = explorer.traits[trait];
  const end = Math.max(seen.table.haunt === null ? 1 : 0, before - by);
  const isSpared = end === 0 && !consult(seen, 'dies', { seat, trait }, true);
  const after = isSpared ? 1 : end;
  return { trait, by, before, after, from: valueAt(track, before), to: valueAt(track, after), isSpared };
}

/** Spaces down; whose clip comes to the skull dies. */
const lose: Resolver<'lose'> = (at, step) => {
  const seat = step.seat ?? '';
  if (!isAlive(explorerAt(at.G, seat))) return [];
  const asked = { seat, trait: step.trait, source: step.source };
  const by = consult(at, 'loss', asked, step.by);
  if (by <= 0 && step.by > 0) say(at.G, 'keeps-trait', seat, { trait: traitFact(step.trait) });
  const { trait, before, after, isSpared } = fallOf(at, seat, asked.trait, by);
  const spared = isSpared ? happen(at, 'spared', { seat, trait }) : [];
  if (after >= before) return spared;
  explorerAt(at.G, seat).traits[trait] = after;
  // What has hurt has been told with the harm.
  tellChange(at, step.isHarm === true ? { ...step, source: undefined } : step, trait, before, after);
  return after === 0 ? [{ do: 'die', seat }] : spared;
};

/** Spaces up, not beyond the top (BH43, BH102). */
const gain: Resolver<'gain'> = (at, step) => raise(at, step, (now) => Math.min(TOP_SPACE, now + step.by));

/** Up to where it began, never down (BH43), by so many steps at most. */
const restore: Resolver<'restore'> = (at, step) =>
  raise(at, step, (now, start) => Math.min(start, step.most === undefined ? start : now + step.most));

function raise(at: At, step: StepOf<'gain' | 'restore'>, to: (now: number, start: number) => number): Step[] {
  const seat = step.seat ?? '';
  const explorer = explorerAt(at.G, seat);
  const { trait } = step;
  const before = explorer.traits[trait];
  const meant = to(before, whoIs(at.box, explorer).traits[trait].start) - before;
  if (!isAlive(explorer) || meant <= 0) return [];
  const after = before + consult(at, 'rise', { seat, trait, source: step.source }, meant);
  if (after <= before) {
    say(at.G, 'keeps-trait', seat, { trait: traitFact(trait) });
    return [];
  }
  explorer.traits[trait] = after;
  if (step.do !== 'restore' || step.isQuiet !== true) tellChange(at, step, trait, before, after);
  return happen(at, 'raised', { seat, trait, by: step.of ?? '' });
}

/** Down to the lowest number: the space next to the skull (BH101). */
const sink: Resolver<'sink'> = (at, step) => {
  const explorer = explorerAt(at.G, step.seat ?? '');
  const by = explorer.traits[step.trait] - 1;
  return by > 0 ? [{ do: 'lose', trait: step.trait, by }] : [];
};

/** Lets the explorer choose which of some traits rises or falls, also one that is at its end (BH102). */
const chooseTrait: Resolver<'choose-trait'> = (at, step) => {
  if (!isAlive(explorerAt(at.G, step.seat ?? ''))) return [];
  const { of = TRAITS, by } = step;
  return [
    {
      do: 'ask',
      kind: 'pick',
      clause: step.clause ?? 'BH43',
      of: of.map((trait) => ({
        key: trait,
        label: by > 0 ? 'raise' : 'lower',
        facts: { trait: { term: `traits.${trait}` }, by: Math.abs(by) },
        weight: by > 0 && explorerAt(at.G, step.seat ?? '').traits[trait] === TOP_SPACE ? 0.001 : 1,
        next: [by > 0 ? { do: 'gain', trait, by, of: step.card } : { do: 'lose', trait, by: -by }],
      })),
    },
  ];
};

/** A monster is turned over: it misses its next turn (BH68), the one after where this happens in a turn of its own (BH125). */
const stun: Resolver<'stun'> = (at, step) => {
  const monster = monsterAt(at.G, step.seat ?? '');
  const under = lastWhere(at.G.agenda, (one) => one.do === 'monster-next');
  monster.stunned = under?.do === 'monster-next' && under.whose === ownTurnOf(monster) ? 2 : 1;
  monster.isDone = true;
  say(at.G, 'stun', null, { monster: whichOne(at.G, monster.id) });
  return [];
};

export const harmSteps = {
  harm,
  lose,
  gain,
  restore,
  sink,
  stun,
  'choose-trait': chooseTrait,
};
