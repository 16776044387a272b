import type { State } from '@games/betrayal/haunts/41-invisible-traitor/state';
import type { Unseen } from '@games/betrayal/parts/haunts/unseen';
import { samePlace } from '@games/betrayal/rules/house';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { betrayal as workbench } from '@games/betrayal/whole';
import { drawByWeight } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import type { Action, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { activeSeats, seatIDs } from '@/kit/seats';
import { allHaunts, hauntsOfToday } from '../by-turns';

/**
 * Two truths that nobody but the traitor may tell apart: he is in one place, or in another, and all else is as it is. Both are
 * played side by side, and what anybody else is sent is compared after each answer, character by character.
 */

/** Sixty are more than a minute, so all are played on the days on which this haunt has its turn. */
const ALL = 60;
const SHARE = hauntsOfToday(allHaunts).includes('41') ? 1 : 1 / 6;
const MATCHES = ALL * SHARE;
const MOST_ANSWERS = 110;
/** What all are told of where he is, or where he is not. */
const TELLING = /^(?:appears|felt-hand|skull-says|board-says|feels-)/;

const slice = ({ G }: Truth): Unseen => (G.hidden as State).unseen;
const traitorIn = ({ G }: Truth): PlayerID => G.haunt?.traitor ?? '';

type Truth = Runner<BetrayalG>;

/** Heroes, the dead among them, and a spectator. */
const eyesOn = (truth: Truth): (PlayerID | null)[] => [
  ...seatIDs(truth.G.explorers.length).filter((seat) => seat !== traitorIn(truth)),
  null,
];

/** What might be tried by whoever hopes that a refusal tells something. */
const tries = (truth: Truth): Action[] =>
  [...slice(truth).among.map(({ room }) => room), ''].flatMap((room) => [
    { move: 'attack', args: [traitorIn(truth), 'might', ...(room === '' ? [] : [room])] },
    { move: 'use', args: ['steal', traitorIn(truth)] },
    { move: 'use', args: ['dynamite', room] },
    { move: 'trade', args: [traitorIn(truth)] },
    { move: 'go', args: [room] },
    { move: 'end', args: [] },
  ]);

/** All that is sent to an eye, what it may do, what it is told of all else, and how a bot there weighs it. */
function sentTo(truth: Truth, eye: PlayerID | null): string {
  const { G, ctx } = truth;
  const view = workbench.view(G, ctx, eye);
  const actions = eye === null ? [] : workbench.legal(view, ctx);
  return JSON.stringify([
    view,
    ctx,
    journalFor(G.journal ?? [], eye),
    G.journal?.length,
    actions,
    actions.length === 0 ? [] : workbench.policy(view, ctx, actions),
    actions.length === 0 ? [] : tries(truth).map((action) => workbench.refuse(view, ctx, action)),
  ]);
}

/** Who could tell them apart: of those who are asked, a spectator, and of the others one after the other. */
function tellersOf(one: Truth, other: Truth, turn: number): (PlayerID | null)[] {
  const eyes = eyesOn(one);
  const looked = eyes.filter(
    (eye, n) => eye === null || activeSeats(one.ctx).includes(eye) || n === turn % eyes.length,
  );
  return looked.filter((eye) => sentTo(one, eye) !== sentTo(other, eye));
}

/** The same table with the traitor in another place of those `where`; undefined where there is none. */
function twinOf(
  truth: Truth,
  random: RandomSource,
  where: (room: string) => boolean = () => true,
): Truth | undefined {
  const { spot, among } = slice(truth);
  const elsewhere = among.filter((place) => spot !== null && !samePlace(place, spot) && where(place.room));
  const [other] = random.Shuffle([...elsewhere]);
  if (spot === null || other === undefined || (truth.G.hidden as State).pocket !== null) return undefined;
  const twin: Truth = new Runner<BetrayalG>(workbench.game);
  const G = copyPlain(truth.G);
  G.hidden = { ...(truth.G.hidden as State), unseen: { ...slice(truth), spot: other } };
  twin.load({ G, ctx: copyPlain(truth.ctx), random: new RandomSource(truth.random.state) });
  return twin;
}

const legalIn = (truth: Truth, seat: PlayerID): Action[] =>
  workbench.legal(workbench.view(truth.G, truth.ctx, seat), truth.ctx);

function drawn(truth: Truth, seat: PlayerID, actions: readonly Action[], random: RandomSource): Action {
  const view = workbench.view(truth.G, truth.ctx, seat);
  const weights = workbench.policy(view, truth.ctx, actions);
  const action = actions[drawByWeight(weights, random)];
  if (action === undefined) throw new RangeError(`${seat} has nothing to do`);
  return action;
}

const told = ({ G }: Truth): string[] => (G.journal ?? []).map(({ kind }) => kind);

/** The same kind of answer in the other truth, as its traitor would give it; undefined: that one can't. */
function answerLike(twin: Truth, action: Action, isQuiet: boolean, random: RandomSource): Action | undefined {
  const seat = traitorIn(twin);
  const legal = legalIn(twin, seat);
  const like = isQuiet
    ? legal.filter((one) => quiet(twin, one))
    : action.args[0] === 'steal'
      ? legal.filter(({ args }) => args[0] === 'steal')
      : legal.filter(({ move, args }) => move === action.move && args.join() === action.args.join());
  return like.length === 0 ? undefined : drawn(twin, seat, like, random);
}

/** Whether an answer of the traitor's is a walk, or a stay: it tells nothing when it is given. */
function quiet(truth: Truth, { move, args }: Action): boolean {
  if (move !== 'go' && args[0] !== 'stay' && args.length !== 1) return false;
  const next = new Runner<BetrayalG>(workbench.game);
  next.load({
    G: copyPlain(truth.G),
    ctx: copyPlain(truth.ctx),
    random: new RandomSource(truth.random.state),
  });
  next.apply(traitorIn(truth), { move, args });
  return told(next).length === 0 && slice(next).hasWalked && !slice(truth).hasWalked;
}

interface Count {
  compared: number;
  walks: number;
  tells: number;
  steals: number;
  deadEyes: number;
  work: [number, number];
}

function playBoth(match: number, count: Count): void {
  const truth: Truth = new Runner<BetrayalG>(workbench.game);
  const seats = 3 + (match % 4);
  truth.start({
    numPlayers: seats,
    setupData: { start: 'haunt', haunt: '41' },
    seed: `truths ${match}`,
  });
  const mind = new RandomSource({ seed: `minds ${match}`, position: 0 });
  let twin: Truth | undefined;
  for (let answers = 0; answers < MOST_ANSWERS && truth.ctx.gameover === undefined; answers++) {
    const [seat = ''] = activeSeats(truth.ctx);
    const isHis = truth.G.haunt !== null && seat === traitorIn(truth);
    const action = drawn(truth, seat, legalIn(truth, seat), mind);
    const { spot, among } = ((truth.G.hidden as State | null)?.unseen ?? {}) as Partial<Unseen>;
    if (spot !== null && spot !== undefined) expect(among).toContainEqual(spot);
    const isQuiet = isHis && spot != null && quiet(truth, action);
    const isSteal = isHis && action.args[0] === 'steal';
    if (isHis && spot != null && twin !== undefined) {
      count.work[0] += legalIn(truth, seat).length;
      count.work[1] += legalIn(twin, seat).length;
    }
    if (isSteal && twin !== undefined && answerLike(twin, action, false, mind) === undefined)
      twin = twinOf(truth, mind, (room) =>
        truth.G.explorers.some((one, n) => n !== Number(seat) && one.room === room && one.cards.length > 0),
      );
    const other: Action | undefined =
      twin === undefined ? undefined : isHis ? answerLike(twin, action, isQuiet, mind) : action;
    twin?.random.seek(truth.random.state.position);
    truth.apply(seat, action);
    if (twin !== undefined && other !== undefined) {
      twin.apply(seat, other);
      const news = [...told(truth), ...told(twin)];
      // When it is over all lies open (BH155).
      const tells = truth.G.outcome !== null || news.some((kind) => TELLING.test(kind));
      if (!tells) {
        expect([match, answers, action, tellersOf(truth, twin, answers)]).toEqual([
          match,
          answers,
          action,
          [],
        ]);
        count.compared++;
        count.walks += Number(isQuiet);
        count.steals += Number(isSteal);
        count.deadEyes += Number(truth.G.explorers.some(({ life }) => life === 'dead'));
      } else {
        count.tells++;
        twin = undefined;
      }
    } else twin = undefined;
    if (truth.ctx.gameover === undefined && truth.G.haunt !== null) twin ??= twinOf(truth, mind);
  }
}

test('BH-h41-S BH-h41-D8 BH-h41-D9 BH-h41-K1: of two places where he may be nobody can tell in which he is, by all that is sent, asked, refused and counted', () => {
  const count: Count = { compared: 0, walks: 0, tells: 0, steals: 0, deadEyes: 0, work: [0, 0] };
  for (let match = 0; match < MATCHES; match++) playBoth(match, count);
  expect(count.compared).toBeGreaterThan(1_500 * SHARE);
  expect(count.walks).toBeGreaterThan(150 * SHARE);
  expect(count.tells).toBeGreaterThan(100 * SHARE);
  expect(count.steals).toBeGreaterThan(0);
  expect(count.deadEyes).toBeGreaterThan(100 * SHARE);
  // What there is for his bot to weigh comes to as much in both, as a mean.
  expect(count.work[0] / count.work[1]).toBeGreaterThan(0.9);
  expect(count.work[0] / count.work[1]).toBeLessThan(1.1);
});
