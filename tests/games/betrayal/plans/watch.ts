import type { Direction, FigureID, RoomID } from '@games/betrayal/rules/components';
import { explorerAt, isAlive, isMonster, monsterAt, placeOf } from '@games/betrayal/rules/figures';
import { isOfHaunt } from '@games/betrayal/rules/option';
import type { BetrayalView } from '@games/betrayal/rules/view';
import type { Finding } from '@tests/contract/plans';
import type { Action, Ctx, PlayerID } from '@/kit/action';
import { aimsFor, isDangerous, isSafeAim, wayFrom } from './aims';
import type { Certainty, Chance } from './sure';

/** Watches a match, decision after decision, and finds where nobody would say that a bot has a plan. */

/** What is seen of a decision, and of what comes of it: each view is that seat's own. */
export interface Seen {
  readonly decision: number;
  readonly view: BetrayalView;
  readonly ctx: Ctx;
  readonly action: Action;
  /** The table after it, as a seat sees it. */
  readonly after: (seat: PlayerID) => BetrayalView;
}

interface Noted {
  readonly decision: number;
  readonly what: string;
}

/** A turn under way, an explorer's or that in which a seat's monsters move. */
interface Turn {
  readonly key: string;
  readonly seat: PlayerID;
  /** As it was when this seat could first do as it liked: what is asked before that, as at a turn's beginning, is nothing done. */
  first: BetrayalView;
  isBegun: boolean;
  readonly decision: number;
  readonly done: string[];
  readonly chances: (Noted & Chance)[];
  /** Rooms of its aim that it could have walked to, and whatever else was next. */
  readonly reach: Map<RoomID, Noted>;
  hand?: Noted;
  /** It has been where its aim is, or has tried for it. */
  isSeenTo: boolean;
  /** Figures that have done more than walk. */
  readonly busy: Set<FigureID>;
  /** Figures that have gone somewhere, and might have stayed. */
  readonly walked: Set<FigureID>;
  /** Its monsters have moved, or could have. */
  hasLed: boolean;
}

/** A walk in one turn of a figure, from one room to another, with nothing done. */
interface Leg {
  readonly from: RoomID;
  readonly to: RoomID;
  readonly isReasoned: boolean;
}

/** An attack that is as likely to succeed as not. */
const FAIR = 0.5;
const LEAST = 0.01;

const nameOf = ({ move, args }: Action): string => [move, ...args].join(' ');
const keyOf = ({ turn }: BetrayalView): string => `${turn.number} ${turn.seat}`;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Watch {
  readonly findings: Finding[] = [];
  readonly #certainty: Certainty;
  readonly #legs = new Map<FigureID, Leg>();
  #turns: Turn[] = [];

  constructor(certainty: Certainty) {
    this.#certainty = certainty;
  }

  see(seen: Seen): void {
    const { view, after } = seen;
    if (view.haunt === null || view.playerID === null) return;
    this.#note(seen);
    const [still, over] = [[] as Turn[], [] as Turn[]];
    for (const turn of this.#turns) {
      const then = after(turn.seat);
      (keyOf(then) === turn.key && then.outcome === null ? still : over).push(turn);
    }
    this.#turns = still;
    for (const turn of over) this.#judge(turn, after(turn.seat));
  }

  #turnOf({ view, decision }: Seen, seat: PlayerID): Turn {
    const known = this.#turns.find((one) => one.seat === seat && one.key === keyOf(view));
    if (known !== undefined) return known;
    const turn: Turn = {
      key: keyOf(view),
      seat,
      first: view,
      isBegun: false,
      decision,
      done: [],
      chances: [],
      reach: new Map(),
      isSeenTo: false,
      busy: new Set(),
      walked: new Set(),
      hasLed: false,
    };
    this.#turns.push(turn);
    return turn;
  }

  #note(seen: Seen): void {
    const { view, ctx, action, decision, after } = seen;
    const seat = view.playerID ?? '';
    const turn = this.#turnOf(seen, seat);
    const isFree = view.ask?.kind === 'turn' || view.ask?.kind === 'monster';
    if (isFree && !turn.isBegun) Object.assign(turn, { first: view, isBegun: true });
    turn.done.push(nameOf(action));
    for (const chance of this.#certainty.chances(view, ctx))
      turn.chances.push({ decision, what: chance.path.map(nameOf).join(', '), ...chance });
    if (view.ask?.kind === 'turn') this.#noteExplorer(turn, seen);
    if (view.ask?.kind === 'monster') {
      turn.hasLed = true;
      const figure = String(action.args[0]);
      const mayStay = view.choices.some(
        ({ move, args, not }) => move === 'end' && args[0] === figure && not === undefined,
      );
      if (action.move === 'go' && mayStay) turn.walked.add(figure);
      else if (action.move !== 'go' && action.move !== 'end')
        for (const one of action.args) turn.busy.add(String(one));
    } else if (turn.isBegun && view.ask?.kind !== 'turn') turn.busy.add(seat);
    const then = after(seat);
    if ((then.goal?.progress ?? 0) > (view.goal?.progress ?? 0) + LEAST) turn.isSeenTo = true;
  }

  #noteExplorer(turn: Turn, { view, action, decision }: Seen): void {
    const { seat } = turn;
    const choices = view.choices.filter(({ not }) => not === undefined);
    for (const { move, args } of choices) {
      const room = String(args[0]);
      const side = args[1] === undefined ? null : (Number(args[1]) as Direction);
      if (move === 'go' && !turn.reach.has(room) && isSafeAim(view, seat, { room, side }))
        turn.reach.set(room, { decision, what: nameOf({ move, args: [...args] }) });
    }
    for (const { move, args, odds } of choices) {
      const wanted = view.goal?.ends?.[String(args[0])];
      const isPrey =
        move === 'attack' &&
        view.goal?.prey?.includes(String(args[0])) === true &&
        (wanted === undefined || wanted === args[2]) &&
        (odds?.chance ?? 0) >= FAIR;
      const isWanted = move === 'take' && view.goal?.wants?.includes(String(args[0])) === true;
      if (isPrey || isWanted) turn.hand ??= { decision, what: nameOf({ move, args: [...args] }) };
    }
    const chosen = view.choices.find((one) => one.move === action.move && isSame(one.args, action.args));
    if (action.move === 'go') {
      turn.walked.add(seat);
      if (aimsFor(view, seat).includes(String(action.args[0]))) turn.isSeenTo = true;
    } else if (action.move !== 'end') turn.busy.add(seat);
    const isTried =
      action.move === 'use' && chosen !== undefined && (isOfHaunt(chosen) || chosen.odds !== undefined);
    if (isTried || ['attack', 'take', 'trade'].includes(action.move)) turn.isSeenTo = true;
  }

  #find(kind: Finding['kind'], { seat, done }: Turn, { decision, what }: Noted): void {
    this.findings.push({ kind, seat, decision, atHand: what, done: done.join(', ') });
  }

  #judge(turn: Turn, then: BetrayalView): void {
    this.#judgeSure(turn, then);
    if (then.outcome !== null) return;
    const led = turn.first.monsters.flatMap(({ id, mover }) =>
      mover === turn.seat && turn.hasLed ? [id] : [],
    );
    for (const id of led) this.#judgeBack(turn, then, id);
    if (turn.first.turn.seat !== turn.seat) return;
    this.#judgeNext(turn, then);
    this.#judgeBack(turn, then, turn.seat);
  }

  /** A chance is lost unless the side has won, or has come as far in some other way before the turn was over. */
  #judgeSure(turn: Turn, then: BetrayalView): void {
    if (then.outcome?.winners.includes(turn.seat) === true) return;
    const progress = then.outcome === null ? (then.goal?.progress ?? 0) : 0;
    const lost = turn.chances.filter((one) => one.isWin || one.progress > progress + LEAST);
    const first = lost.find(({ isWin }) => isWin) ?? lost[0];
    if (first !== undefined) this.#find('sure', turn, first);
  }

  #judgeNext(turn: Turn, then: BetrayalView): void {
    const { seat, first, reach, isSeenTo, hand } = turn;
    const explorer = explorerAt(then, seat);
    if (isSeenTo || !isAlive(explorer) || first.goal?.keeps?.includes(seat) === true) return;
    const aims = aimsFor(then, seat);
    if (hand !== undefined) {
      this.#find('next', turn, hand);
      return;
    }
    if (aims.includes(explorer.room)) return;
    const missed = [...reach].find(([room]) => aims.includes(room));
    if (missed !== undefined) this.#find('next', turn, missed[1]);
  }

  #judgeBack(turn: Turn, then: BetrayalView, figure: FigureID): void {
    const leg = this.#legOf(turn, then, figure);
    const before = this.#legs.get(figure);
    if (leg === null) this.#legs.delete(figure);
    else this.#legs.set(figure, leg);
    const { decision } = turn;
    if (leg === null || (leg.from === leg.to && !leg.isReasoned)) {
      if (leg !== null)
        this.#find('back', turn, { decision, what: `${figure}: out of ${leg.from} and back` });
      return;
    }
    if (before?.from !== leg.to || before.to !== leg.from || leg.from === leg.to) return;
    if (before.isReasoned && leg.isReasoned) return;
    this.#find('back', turn, { decision, what: `${figure}: ${before.from}, ${before.to}, ${leg.to}` });
    // The way there and back is told once.
    this.#legs.delete(figure);
  }

  /** Null where it has not walked, or something has come of it. */
  #legOf(turn: Turn, then: BetrayalView, figure: FigureID): Leg | null {
    const { first, walked, busy } = turn;
    const isThere = figure === turn.seat || then.monsters.some(({ id }) => id === figure);
    if (!walked.has(figure) || busy.has(figure) || !isThere) return null;
    if (!isIdle(turn, then, figure)) return null;
    const from = placeOf(first, figure).room;
    const to = placeOf(then, figure).room;
    const isNearer = wayFrom(first, figure, to) < wayFrom(first, figure, from);
    const isFlight = figure === turn.seat && isDangerous(first, figure, from);
    return { from, to, isReasoned: isNearer || isFlight };
  }
}

/** Whether a turn has left everything of a figure as it was, but for where it stands. */
function isIdle({ first }: Turn, then: BetrayalView, figure: FigureID): boolean {
  const has = (view: BetrayalView) => {
    if (isMonster(figure)) return [monsterAt(view, figure).wounds, view.tokens.length];
    const { traits, cards, life } = explorerAt(view, figure);
    return [traits, cards, life, view.tiles.length, view.tokens.length];
  };
  return isSame(has(first), has(then)) && (then.goal?.progress ?? 0) <= (first.goal?.progress ?? 0) + LEAST;
}
