import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { seatFact, termFact, termsFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { rowOf } from '../rules/aiming';
import { BOUTS, FIGHTER, type Fighter, LANES, type Lane, type Spell } from '../rules/components';
import { SPELL } from '../rules/spells';
import { limitOf, manaOf, prizeWith, strengthWith, verdictOn } from '../rules/verdict';
import type { CheatyMagesView } from '../rules/view';

type View = CheatyMagesView;

const spellFact = (spell: unknown) => termFact(`spells.${String(spell)}`);
const fighterAt = ({ corners }: View, lane: Lane): Fighter => corners[lane - 1]?.fighter ?? 'goblin';
const fighterFact = (view: View, lane: Lane) => termFact(`fighters.${fighterAt(view, lane)}`);
const fightersFact = (view: View, lanes: readonly Lane[]) =>
  termsFact(lanes.map((lane) => `fighters.${fighterAt(view, lane)}`));

/** The action in a sentence. */
function sentenceFor(view: View, { move, args }: Action): HintSentence {
  const [spell, lane, place, to] = args;
  if (move === 'bet') return { kind: 'bet', facts: { fighters: fightersFact(view, args as Lane[]) } };
  if (move === 'pass' || move === 'draw') return { kind: move, facts: {} };
  if (move === 'forget' || move === 'discard') return { kind: move, facts: { spell: spellFact(spell) } };
  if (move === 'peek')
    return { kind: 'peek', facts: { spell: spellFact(spell), fighter: fighterFact(view, lane as Lane) } };
  const kind = (name: string) => (move === 'bribe' ? `bribe-${name}` : name);
  const facts = { spell: spellFact(spell) };
  if (spell === 'amnesia') return { kind: kind('seat'), facts: { ...facts, target: seatFact(String(lane)) } };
  if (spell === 'dispel-magic') {
    const target = typeof lane === 'string' ? lane : rowOf(view, lane as Lane)[Number(place)]?.spell;
    if (typeof target === 'string') {
      const named = { ...facts, target: spellFact(target) };
      return typeof lane === 'string'
        ? { kind: kind('dispel-lasting'), facts: named }
        : { kind: kind('dispel'), facts: { ...named, fighter: fighterFact(view, lane as Lane) } };
    }
    return { kind: kind('dispel-down'), facts: { ...facts, fighter: fighterFact(view, lane as Lane) } };
  }
  if (spell === 'alteration' || spell === 'imitation') {
    const goal = (spell === 'alteration' ? to : place) as Lane;
    const pair = { from: fighterFact(view, lane as Lane), to: fighterFact(view, goal) };
    return { kind: kind(spell), facts: { ...facts, ...pair } };
  }
  if (lane === undefined) return { kind: kind('cast'), facts };
  return { kind: kind('fighter'), facts: { ...facts, fighter: fighterFact(view, lane as Lane) } };
}

/** What a fighter's known spells come to with one more, and how many there are that the seat does not know. */
function forecast(view: View, spell: Spell, lane: Lane) {
  const row = rowOf(view, lane);
  const known = row.map((placed) => placed.spell);
  const fighter = fighterAt(view, lane);
  const after = [...known, spell];
  return {
    fighter: fighterFact(view, lane),
    before: strengthWith(fighter, known),
    after: strengthWith(fighter, after),
    mana: manaOf(after),
    hidden: row.filter((placed) => placed.spell === null).length,
  };
}

/** Whether the judge would do something about so much mana; nobody does while confused (CM23). */
const judges = ({ judge, lasting }: View, mana: number): boolean =>
  !lasting.some(({ spell }) => spell === 'confusion') && verdictOn(judge, limitOf(judge), mana) !== null;

function placeReason(view: View, spell: Spell, lane: Lane): HintSentence | undefined {
  const facts = forecast(view, spell, lane);
  const isOwn = view.bets.includes(lane);
  const limit = limitOf(view.judge);
  if (judges(view, facts.mana)) {
    const isOver = !isOwn && limit !== null && facts.mana > limit.mana;
    return isOver ? { kind: 'over', facts: { ...facts, limit: limit.mana } } : undefined;
  }
  if (isOwn && facts.after > facts.before) return { kind: 'stronger', facts };
  return !isOwn && facts.after < facts.before ? { kind: 'weaker', facts } : undefined;
}

/** Cards that are kept are there in the next bout; in the last one they break ties (CM28). */
function keepReason({ bout, hand, options }: View): HintSentence | undefined {
  const count = hand.length;
  if (count === 0) return undefined;
  if (bout < BOUTS) return { kind: 'keep', facts: { count } };
  return options.cancelled === 'replay' ? undefined : { kind: 'keep-last', facts: { count } };
}

/** What speaks for it, as far as the seat can tell. */
function reasonFor(view: View, { move, args }: Action): HintSentence | undefined {
  const [spell, lane] = args;
  if (move === 'bet') {
    const best = args.map(Number).sort((a, b) => prizeAt(view, b) - prizeAt(view, a))[0] as Lane;
    return {
      kind: `bet-${args.length}`,
      facts: { fighter: fighterFact(view, best), prize: prizeAt(view, best) },
    };
  }
  if (move === 'pass') return keepReason(view);
  if (move === 'peek' || spell === 'detect-magic') {
    const where = (move === 'peek' ? lane : args[1]) as Lane;
    const count = rowOf(view, where).filter((placed) => placed.spell === null).length;
    return count === 0 ? undefined : { kind: 'look', facts: { count, fighter: fighterFact(view, where) } };
  }
  if (move !== 'play' && move !== 'bribe') return undefined;
  if (SPELL[spell as Spell].type !== 'support') return placeReason(view, spell as Spell, lane as Lane);
  if (spell === 'amnesia')
    return {
      kind: 'amnesia',
      facts: { count: at(view.handCounts, String(lane)), target: seatFact(String(lane)) },
    };
  return undefined;
}

const prizeAt = (view: View, lane: number): number => FIGHTER[fighterAt(view, lane as Lane)].prize;

interface Known {
  readonly lane: Lane;
  readonly strength: number;
  readonly printed: number;
}

/** Fighters as strong as the seat knows them to be, the winner first (CM12); without those it knows to be sent off. */
function standing(view: View): readonly Known[] {
  const known = LANES.flatMap((lane): Known[] => {
    const fighter = fighterAt(view, lane);
    const spells = rowOf(view, lane).map((placed) => placed.spell);
    const mana = manaOf(spells);
    const isOff = judges(view, mana) && verdictOn(view.judge, limitOf(view.judge), mana) === 'eject';
    if (isOff) return [];
    return [{ lane, strength: strengthWith(fighter, spells), printed: FIGHTER[fighter].strength }];
  });
  return known.sort((a, b) => b.strength - a.strength || b.printed - a.printed);
}

/** Who leads as far as the seat knows, and who comes next. */
function leadReasons(view: View): readonly HintSentence[] {
  const [first, second] = standing(view);
  if (first === undefined || second === undefined) return [];
  const facts = {
    fighter: fighterFact(view, first.lane),
    strength: first.strength,
    rival: fighterFact(view, second.lane),
    second: second.strength,
  };
  return [{ kind: view.bets.includes(first.lane) ? 'leads-own' : 'leads-other', facts }];
}

/** What a spell beside a fighter makes of it: its strength against the best of the others, its mana, its prize. */
function placedReasons(view: View, spell: Spell, lane: Lane): readonly HintSentence[] {
  const { fighter, before, after, mana, hidden } = forecast(view, spell, lane);
  const reasons: HintSentence[] = [];
  const best = standing(view).find((known) => known.lane !== lane);
  if (before !== after && best !== undefined)
    reasons.push({
      kind: 'against',
      facts: { fighter, before, after, rival: fighterFact(view, best.lane), best: best.strength },
    });
  const limit = limitOf(view.judge);
  if (SPELL[spell].mana !== 0 && limit !== null)
    reasons.push({ kind: 'mana', facts: { fighter, mana, hidden, limit: limit.mana } });
  if (spell === 'cause-unpopularity') {
    const prize = prizeWith(fighterAt(view, lane), [
      ...rowOf(view, lane).map((placed) => placed.spell),
      spell,
    ]);
    reasons.push({ kind: 'prize', facts: { fighter, prize } });
  }
  return reasons;
}

function dispelReasons(view: View, lane: Lane, place: number): readonly HintSentence[] {
  const row = rowOf(view, lane);
  const gone = row[place]?.spell;
  if (gone === undefined) return [];
  const fighter = fighterFact(view, lane);
  if (gone === null) return [{ kind: 'dispel-blind', facts: { fighter } }];
  const known = row.map((placed) => placed.spell);
  const name = fighterAt(view, lane);
  const left = known.filter((_, index) => index !== place);
  const facts = {
    fighter,
    before: strengthWith(name, known),
    after: strengthWith(name, left),
    mana: manaOf(left),
  };
  return [{ kind: 'dispel', facts }];
}

const betReasons = (view: View, lanes: readonly Lane[]): readonly HintSentence[] => {
  const strengthOf = (lane: Lane) => FIGHTER[fighterAt(view, lane)].strength;
  const [strongest] = [...lanes].sort((a, b) => strengthOf(b) - strengthOf(a));
  if (strongest === undefined) return [];
  const facts = { fighter: fighterFact(view, strongest), strength: strengthOf(strongest) };
  return [{ kind: 'bet-strength', facts }];
};

/** What else there is to be said of it, what decides the bout first. */
function furtherReasons(view: View, { move, args }: Action): readonly HintSentence[] {
  const [spell, lane, place] = args;
  if (move === 'bet') return betReasons(view, args as Lane[]);
  if (move === 'draw') return [{ kind: 'draw', facts: { count: view.hand.length } }];
  if (move === 'discard') return [];
  const left = view.hand.length - (move === 'pass' ? 0 : 1);
  const always = [...leadReasons(view), { kind: 'hand', facts: { count: left } }];
  if (move !== 'play' && move !== 'bribe') return always;
  if (spell === 'dispel-magic' && typeof lane === 'number')
    return [...dispelReasons(view, lane as Lane, Number(place)), ...always];
  if (SPELL[spell as Spell].type === 'support')
    return [{ kind: 'power', facts: { power: termFact(`powers.${String(spell)}`) } }, ...always];
  return [...placedReasons(view, spell as Spell, lane as Lane), ...always];
}

/** Puts a legal action into words, and says what speaks for it as far as its seat can count. */
export function explain(view: View, _ctx: Ctx, action: Action): Explanation {
  const reason = reasonFor(view, action);
  return {
    action: sentenceFor(view, action),
    ...(reason !== undefined && { reason }),
    also: furtherReasons(view, action),
  };
}
