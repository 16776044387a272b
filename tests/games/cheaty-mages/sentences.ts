import { isDeepStrictEqual } from 'node:util';
import {
  BOUTS,
  FIGHTER,
  type Fighter,
  JUDGE,
  LANES,
  type Lane,
  type Spell,
} from '@games/cheaty-mages/rules/components';
import { SPELL } from '@games/cheaty-mages/rules/spells';
import type { CheatyMagesG } from '@games/cheaty-mages/rules/state';
import type { CheatyMagesView } from '@games/cheaty-mages/rules/view';
import type { Check, Said, Sentences } from '@tests/contract/sentences';
import { at } from '@/kit/seats';
import { arena } from './at-arena';

type Of = Said<CheatyMagesG, CheatyMagesView>;
type One = Check<CheatyMagesG, CheatyMagesView>;

/** The word that a fact names, as `goblin` of `fighters.goblin`. */
const wordIn = (fact: unknown): string => String((fact as { term: string }).term.split('.').at(-1));
const wordsIn = (fact: unknown): string[] =>
  (fact as { terms: string[] }).terms.map((term) => String(term.split('.').at(-1)));

const fighterIn = ({ view }: Of, lane: unknown) => view.corners[Number(lane) - 1]?.fighter;
const laneOf = ({ view }: Of, fighter: unknown): Lane =>
  (view.corners.findIndex((corner) => corner.fighter === wordIn(fighter)) + 1) as Lane;
const rowIn = ({ view }: Of, lane: number) => view.corners[lane - 1]?.spells ?? [];

const journal = ({ after, playerID }: Of) =>
  (after().G.journal ?? []).filter((entry) => entry.playerID === playerID);
const told = (said: Of, ...kinds: string[]) => journal(said).find(({ kind }) => kinds.includes(kind));
const factsOf = (said: Of, ...kinds: string[]) => {
  const entry = told(said, ...kinds);
  return entry === undefined ? undefined : { ...entry.facts, ...entry.secret?.[said.playerID] };
};
/** The spell that is named leaves the hand, at the price that is named. */
const isCast = (said: Of, price = 0) => {
  const spell = wordIn(said.facts.spell);
  const count = (hand: readonly string[]) => hand.filter((card) => card === spell).length;
  const paid = (told(said, 'bribe') === undefined ? 0 : 2) === price;
  return said.action.args[0] === spell && count(said.view.hand) > 0 && paid;
};

/** The same for a spell that is allowed, and for one that costs two coins (CM14). */
const cast = (kind: string, check: One): Record<string, One> => ({
  [kind]: (said) => isCast(said) && check(said),
  [`bribe-${kind}`]: (said) => isCast(said, 2) && check(said),
});

const removed = (said: Of, lane: Lane, place: number) => {
  const before = rowIn(said, lane);
  const gone = before[place];
  const facts = factsOf(said, 'dispel');
  return gone !== undefined && facts?.lane === lane && facts.place === place ? gone : undefined;
};

/** What a seat reckons a fighter's strength and mana to be: printed, and what it knows to lie there. */
function reckoned(said: Of, lane: Lane, more: Spell[]) {
  const fighter = fighterIn(said, lane) as Fighter;
  const spells = [...rowIn(said, lane).flatMap(({ spell }) => (spell === null ? [] : [spell])), ...more];
  const sum = (what: 'strength' | 'mana') => spells.reduce((total, spell) => total + SPELL[spell][what], 0);
  const { strength, isReversed } = FIGHTER[fighter];
  return { strength: strength + (isReversed ? -1 : 1) * sum('strength'), mana: sum('mana') };
}
const isUnjudged = ({ view }: Of, mana: number) => {
  if (view.lasting.some(({ spell }) => spell === 'confusion')) return true;
  const { limit } = JUDGE[view.judge];
  return (limit === null || mana <= limit.mana) && (view.judge !== 'lester' || mana > 4);
};
const swing =
  (isOwn: boolean, sign: number): One =>
  (said) => {
    const { fighter, before, after, hidden } = said.facts;
    const lane = laneOf(said, fighter);
    const [then, now] = [reckoned(said, lane, [said.action.args[0] as Spell]), reckoned(said, lane, [])];
    return (
      said.action.args[1] === lane &&
      said.view.bets.includes(lane) === isOwn &&
      before === now.strength &&
      after === then.strength &&
      sign * (then.strength - now.strength) > 0 &&
      hidden === unknown(said, lane) &&
      // Else it is dispelled or leaves the arena, and nothing has changed for the better.
      isUnjudged(said, then.mana)
    );
  };
const unknown = (said: Of, lane: Lane) => rowIn(said, lane).filter(({ spell }) => spell === null).length;

/** The fighters that nobody who knows what the seat knows would say are sent off. */
const inArena = (said: Of): Lane[] =>
  LANES.filter((lane) => {
    const { limit } = JUDGE[said.view.judge];
    const { mana } = reckoned(said, lane, []);
    return isUnjudged(said, mana) || limit === null || mana <= limit.mana || limit.verdict !== 'eject';
  });
const leads =
  (isOwn: boolean): One =>
  (said) => {
    const [first, second] = [laneOf(said, said.facts.fighter), laneOf(said, said.facts.rival)];
    const strengths = inArena(said)
      .map((lane) => reckoned(said, lane, []).strength)
      .sort((a, b) => b - a);
    return (
      first !== second &&
      said.view.bets.includes(first) === isOwn &&
      reckoned(said, first, []).strength === said.facts.strength &&
      reckoned(said, second, []).strength === said.facts.second &&
      strengths[0] === said.facts.strength &&
      strengths[1] === said.facts.second &&
      inArena(said).includes(first) &&
      inArena(said).includes(second)
    );
  };

const bet =
  (count: number): One =>
  (said) => {
    const lanes = said.action.args as Lane[];
    const prizes = lanes.map((lane) => FIGHTER[fighterIn(said, lane) as Fighter].prize);
    return (
      lanes.length === count &&
      Math.max(...prizes) === said.facts.prize &&
      FIGHTER[wordIn(said.facts.fighter) as Fighter].prize === said.facts.prize &&
      lanes.includes(laneOf(said, said.facts.fighter))
    );
  };

/** The last bout before a judge who bans Supports, with coins to bribe him. */
const beforeAdoth = () =>
  arena([['amnesia', 'dispel-magic', 'imitation', 'alteration'], ['cure']], {
    rows: [[{ down: 'might', by: '1' }, 'healing']],
    judge: 'adoth',
    bout: BOUTS,
    bets: [[1, 2], [3]],
    lasting: [['confusion', '1']],
    coins: [9, 2],
  }).position;

export const sentences: Sentences<CheatyMagesG, CheatyMagesView> = {
  actions: {
    bet: (said) => {
      const { lanes } = factsOf(said, 'bet') ?? {};
      const fighters = (said.action.args as Lane[]).map((lane) => fighterIn(said, lane));
      return lanes !== undefined && isDeepStrictEqual(wordsIn(said.facts.fighters), fighters);
    },
    pass: (said) => told(said, 'pass') !== undefined,
    draw: (said) => told(said, 'refill') !== undefined,
    forget: (said) => wordIn(factsOf(said, 'forget')?.spell) === wordIn(said.facts.spell),
    discard: (said) => wordIn(factsOf(said, 'discard')?.spell) === wordIn(said.facts.spell),
    peek: (said) => {
      const { card, lane } = factsOf(said, 'peek') ?? {};
      return wordIn(card) === wordIn(said.facts.spell) && lane === laneOf(said, said.facts.fighter);
    },
    ...cast('seat', (said) => isDeepStrictEqual(factsOf(said, 'amnesia')?.target, said.facts.target)),
    ...cast('dispel', (said) => {
      const [, lane, place] = said.action.args as [Spell, Lane, number];
      return (
        removed(said, lane, place)?.spell === wordIn(said.facts.target) &&
        lane === laneOf(said, said.facts.fighter)
      );
    }),
    ...cast(
      'dispel-lasting',
      (said) => wordIn(factsOf(said, 'dispel-lasting')?.spell) === wordIn(said.facts.target),
    ),
    ...cast('dispel-down', (said) => {
      const [, lane, place] = said.action.args as [Spell, Lane, number];
      const gone = removed(said, lane, place);
      return gone?.isDown === true && gone.spell === null && lane === laneOf(said, said.facts.fighter);
    }),
    ...cast('alteration', (said) => {
      const [, from, place, to] = said.action.args as [Spell, Lane, number, Lane];
      const moved = told(said, 'alteration', 'alteration-down');
      return (
        moved !== undefined &&
        rowIn(said, from)[place] !== undefined &&
        from === laneOf(said, said.facts.from) &&
        to === laneOf(said, said.facts.to)
      );
    }),
    ...cast('imitation', (said) => {
      const { from, to } = factsOf(said, 'imitation') ?? {};
      return (
        wordIn(from) === String(laneOf(said, said.facts.from)) &&
        wordIn(to) === String(laneOf(said, said.facts.to)) &&
        said.view.bets.includes(laneOf(said, said.facts.from))
      );
    }),
    ...cast('cast', (said) => told(said, wordIn(said.facts.spell)) !== undefined),
    ...cast('fighter', (said) => {
      const lane = laneOf(said, said.facts.fighter);
      const entry = factsOf(said, 'place', 'place-down', 'detect', 'metamorphosis', 'anti-magic');
      return entry !== undefined && entry.lane === lane && said.action.args[1] === lane;
    }),
  },
  laidOut: { 'supports that are bribed for': beforeAdoth },
  reasons: {
    'bet-1': bet(1),
    'bet-2': bet(2),
    'bet-3': bet(3),
    // There is a next round, and nobody takes these cards before it.
    keep: (said) =>
      said.view.bout < BOUTS && said.facts.count === said.view.hand.length && said.view.hand.length > 0,
    'keep-last': ({ view }) =>
      view.bout === BOUTS && view.hand.length > 0 && view.options.cancelled !== 'replay',
    look: (said) => {
      const lane = laneOf(said, said.facts.fighter);
      return (
        said.action.args[1] === lane && unknown(said, lane) === said.facts.count && unknown(said, lane) > 0
      );
    },
    over: (said) => {
      const lane = laneOf(said, said.facts.fighter);
      const { mana } = reckoned(said, lane, [said.action.args[0] as Spell]);
      const { limit } = JUDGE[said.view.judge];
      return (
        said.action.args[1] === lane &&
        !said.view.bets.includes(lane) &&
        !said.view.lasting.some(({ spell }) => spell === 'confusion') &&
        mana === said.facts.mana &&
        limit !== null &&
        limit.mana === said.facts.limit &&
        mana > limit.mana &&
        said.facts.hidden === unknown(said, lane)
      );
    },
    'bet-strength': (said) => {
      const strengths = (said.action.args as Lane[]).map(
        (lane) => FIGHTER[fighterIn(said, lane) as Fighter].strength,
      );
      return (
        FIGHTER[wordIn(said.facts.fighter) as Fighter].strength === said.facts.strength &&
        (said.action.args as Lane[]).includes(laneOf(said, said.facts.fighter)) &&
        Math.max(...strengths) === said.facts.strength
      );
    },
    'leads-own': leads(true),
    'leads-other': leads(false),
    against: (said) => {
      const lane = laneOf(said, said.facts.fighter);
      const rival = laneOf(said, said.facts.rival);
      return (
        said.action.args[1] === lane &&
        reckoned(said, lane, []).strength === said.facts.before &&
        reckoned(said, lane, [said.action.args[0] as Spell]).strength === said.facts.after &&
        rival !== lane &&
        reckoned(said, rival, []).strength === said.facts.best &&
        inArena(said).every(
          (other) => other === lane || reckoned(said, other, []).strength <= Number(said.facts.best),
        )
      );
    },
    mana: (said) => {
      const lane = laneOf(said, said.facts.fighter);
      return (
        said.action.args[1] === lane &&
        reckoned(said, lane, [said.action.args[0] as Spell]).mana === said.facts.mana &&
        unknown(said, lane) === said.facts.hidden &&
        JUDGE[said.view.judge].limit?.mana === said.facts.limit
      );
    },
    prize: (said) => {
      const lane = laneOf(said, said.facts.fighter);
      const more = rowIn(said, lane).filter(({ spell }) => spell === 'cause-unpopularity').length + 1;
      return (
        said.action.args[1] === lane &&
        FIGHTER[fighterIn(said, lane) as Fighter].prize * 2 ** more === said.facts.prize
      );
    },
    dispel: (said) => {
      const [, lane, place] = said.action.args as [Spell, Lane, number];
      const gone = removed(said, lane, place)?.spell;
      if (gone === undefined || gone === null || lane !== laneOf(said, said.facts.fighter)) return false;
      const { strength, mana } = reckoned(said, lane, []);
      const sign = FIGHTER[fighterIn(said, lane) as Fighter].isReversed ? -1 : 1;
      return (
        said.facts.before === strength &&
        said.facts.after === strength - sign * SPELL[gone].strength &&
        said.facts.mana === mana - SPELL[gone].mana
      );
    },
    'dispel-blind': (said) => {
      const [, lane, place] = said.action.args as [Spell, Lane, number];
      return lane === laneOf(said, said.facts.fighter) && removed(said, lane, place)?.spell === null;
    },
    power: (said) =>
      wordIn(said.facts.power) === said.action.args[0] &&
      said.view.hand.includes(said.action.args[0] as Spell),
    hand: (said) => said.facts.count === said.view.hand.length - (said.action.move === 'pass' ? 0 : 1),
    draw: (said) => {
      const hand = at(said.after().G.hands, said.playerID);
      return said.view.hand.length === said.facts.count && hand.length > said.view.hand.length;
    },
    stronger: swing(true, 1),
    weaker: swing(false, -1),
    amnesia: ({ view, facts, action }) => {
      const { seat } = facts.target as { seat: string };
      return action.args[1] === seat && at(view.handCounts, seat) === facts.count;
    },
  },
};
