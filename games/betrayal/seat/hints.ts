import type { Action, Ctx } from '@/kit/action';
import { seatIn, sentenceFact, wordIn } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { sameArgs } from '../rules/choosing';
import type { FigureID, RoomID } from '../rules/components';
import { sideOf } from '../rules/figures';
import { figure as figureFact, room as roomFact } from '../rules/journal';
import type { MakingFor } from '../rules/making-for';
import type { Odds } from '../rules/option';
import type { BetrayalView, Choice } from '../rules/view';
import { percentOf } from './percent';
import { because, whyAnswer } from './why-asked';

/** What is done by the way, or gives up on the turn. */
const SMALL: readonly string[] = ['go', 'discover', 'end', 'drop', 'trade'];

const placeOf = ({ monsters, explorers }: BetrayalView, figure: FigureID): RoomID | undefined =>
  (monsters.find(({ id }) => id === figure) ?? explorers[Number(figure)])?.room;

/** A monster that does not fight for one's own side is awake there. */
const isGuarded = (view: BetrayalView, room: RoomID | undefined): boolean =>
  view.playerID !== null &&
  ofOthers(view, view.playerID).some((one) => one.room === room && one.stunned === 0);

const ofOthers = (view: BetrayalView, seat: FigureID) =>
  view.monsters.filter((one) => one.mover !== seat && one.fightsFor !== sideOf(view, seat));

/** What is done in a room that is named to a figure: as the next step of the side says it, where that is done there. */
function whatIn({ goal, playerID }: BetrayalView, figure: FigureID, room: RoomID): HintSentence | undefined {
  const own = goal?.own?.[figure];
  if (goal === null || (own ?? goal.rooms)?.includes(room) !== true) return undefined;
  const { kind, facts = {} } = goal.next;
  if (wordIn(facts.room) !== room)
    return because(own === undefined || figure !== playerID ? 'goal' : 'goal-own');
  const isMine = Object.values(facts).some((fact) => seatIn(fact) === playerID);
  const keys = [...(isMine ? [`next.${kind}-mine`] : []), `next.${kind}`];
  return because('goal-next', { next: sentenceFact(keys, facts) });
}

/** Whom a figure is after in a room: whoever looks for what is not there yet is after nobody. */
function whomIn(view: BetrayalView, figure: FigureID, room: RoomID): HintSentence | undefined {
  if (view.goal?.own?.[figure]?.length === 0) return undefined;
  const prey = view.goal?.prey?.find((one) => placeOf(view, one) === room);
  return prey === undefined ? undefined : because('prey', { target: figureFact(view, prey) });
}

/** That a step leads on to where a figure makes for. */
function onTheWay(view: BetrayalView, figure: FigureID, { room, why, prey }: MakingFor): HintSentence {
  const facts = { room: roomFact(room) };
  if (prey !== undefined) return because('way-prey', { ...facts, target: figureFact(view, prey) });
  return because(why === 'own' && figure === view.playerID ? 'way-own' : 'way', facts);
}

/** What is done in the room that a figure goes to, or that it leads on to where it makes for. */
function whyThere(view: BetrayalView, figure: FigureID, room: RoomID): HintSentence | undefined {
  const aim = view.makingFor[figure];
  const way = aim?.way?.includes(room) === true ? onTheWay(view, figure, aim) : undefined;
  return whatIn(view, figure, room) ?? whomIn(view, figure, room) ?? way;
}

/** Why one leaves where one makes for alone: no way leads there, somebody is there, or something else comes first. */
function whyNotYet(view: BetrayalView, { room, way }: MakingFor): HintSentence | undefined {
  if (way === null) return because('no-way', { room: roomFact(room) });
  if (way.length === 0) return undefined;
  return because(isGuarded(view, room) ? 'guarded' : 'meanwhile', { room: roomFact(room) });
}

/** What speaks for a walk: what is there, what leads on from there, what one gets away from; or that there is nothing here. */
function whyGo(view: BetrayalView, seat: FigureID, room: RoomID): HintSentence | undefined {
  const { choices, piles } = view;
  const there = whyThere(view, seat, room);
  if (there !== undefined) return there;
  if (isGuarded(view, placeOf(view, seat)) && !isGuarded(view, room)) return because('away');
  if (piles.some((pile) => pile.room === room && pile.cards.length > 0)) return because('things');
  const aim = view.makingFor[seat];
  if (aim !== undefined) return whyNotYet(view, aim);
  if (choices.some(({ move, args, not }) => move === 'discover' && args[0] === room && not === undefined))
    return because('door');
  const isIdle = choices.every(({ move, not }) => not !== undefined || SMALL.includes(move));
  return isIdle ? because('nothing-here') : undefined;
}

/** What speaks for a door into the unknown: what may be behind it, and where one goes from there. */
function whyDiscover(view: BetrayalView, seat: FigureID): HintSentence {
  const aim = view.makingFor[seat];
  return (
    (aim === undefined ? undefined : whyNotYet(view, aim)) ?? because('unknown', { left: view.stackCount })
  );
}

/** What speaks for a thing picked up: it lies on the way, or beside it. */
function whyTake({ makingFor }: BetrayalView, seat: FigureID): HintSentence | undefined {
  const aim = makingFor[seat];
  const isElsewhere = aim !== undefined && aim.way !== null && aim.way.length > 0;
  return isElsewhere ? because('meanwhile', { room: roomFact(aim.room) }) : undefined;
}

/** Nothing is left to do but what is done by the way, and no step. */
function isDone({ choices }: BetrayalView): boolean {
  const left = choices.filter(({ move, not }) => move !== 'end' && not === undefined);
  return left.length > 0 && left.every(({ move }) => move === 'drop' || move === 'trade');
}

/** A figure is where its side's plan has it. */
const isInPlace = ({ makingFor }: BetrayalView, figure: FigureID): boolean =>
  makingFor[figure]?.way?.length === 0 && makingFor[figure]?.why !== 'prey';

/** What speaks for a turn that ends: one is where one is needed, or it is no time to go on, or nothing is left. */
function whyEnd(view: BetrayalView, seat: FigureID): HintSentence | undefined {
  const aim = view.makingFor[seat];
  if (isInPlace(view, seat)) return because('here');
  const isNoTime = aim !== undefined && (aim.way?.length ?? 0) > 0 && isGuarded(view, aim.room);
  if (isNoTime) return because('guarded', { room: roomFact(aim.room) });
  return isDone(view) ? because('done') : undefined;
}

/** What speaks for something that has no odds. */
function whyElse(view: BetrayalView, { move, args }: Action): HintSentence | undefined {
  const { ask, playerID } = view;
  if (playerID === null) return undefined;
  if (ask?.kind === 'monster' && move === 'go' && args.length > 1)
    return whyThere(view, String(args[0]), String(args[1]));
  if (ask?.kind === 'monster' && move === 'end')
    return isInPlace(view, String(args[0])) ? because('here-monster') : undefined;
  if (ask?.kind !== 'turn') return undefined;
  if (move === 'go') return whyGo(view, playerID, String(args[0]));
  if (move === 'discover') return whyDiscover(view, playerID);
  if (move === 'take') return whyTake(view, playerID);
  return move === 'end' ? whyEnd(view, playerID) : undefined;
}

/** Where the way goes on from the other side, that is what a barrier is crossed for. */
function whyAcross({ makingFor, playerID }: BetrayalView, { label, odds }: Choice): HintSentence | undefined {
  const aim = playerID === null ? undefined : makingFor[playerID];
  if (label.kind !== 'cross' || odds === undefined || aim?.isBarred !== true) return undefined;
  const { from, chance } = odds;
  return because('odds-way', { room: roomFact(aim.room), from, percent: percentOf(chance) });
}

/** How likely a roll comes out as hoped, what else it may come to, or what is made of a roll that waits. */
function whyRoll({ chance, from, was, end, isFight }: Odds): HintSentence {
  const percent = percentOf(chance);
  if (was !== undefined) {
    const facts = { was: percentOf(was), percent };
    return isFight === true
      ? { kind: 'odds-lift-fight', facts }
      : { kind: 'odds-lift', facts: { from, ...facts } };
  }
  if (isFight === true) return { kind: 'odds-fight', facts: { percent } };
  if (end === undefined) return { kind: 'odds', facts: { from, percent } };
  const { upTo, ill } = end;
  const low = percentOf(end.chance);
  return { kind: 'odds-ends', facts: { from, percent, upTo, low, ill: { term: `ills.${ill}` } } };
}

/** A choice in words, as it stands on its button, and what speaks for it: the odds, or the way to the side's aim. */
export function explain(view: BetrayalView, _ctx: Ctx, { move, args }: Action): Explanation {
  const choice = view.choices.find((one) => one.move === move && sameArgs(one.args, args));
  if (choice === undefined) return { action: { kind: move, facts: {} } };
  const action = { kind: choice.label.kind, facts: choice.label.facts ?? {} };
  const across = whyAcross(view, choice);
  if (across !== undefined) return { action, reason: across };
  if (choice.odds !== undefined) {
    return { action, reason: whyRoll(choice.odds) };
  }
  const reason = whyElse(view, { move, args }) ?? whyAnswer(view, choice);
  return reason === undefined ? { action } : { action, reason };
}
