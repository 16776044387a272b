import { IN_HAND, NUMBERS, PATH, printedOn } from '@games/numeri/rules/components';
import { type Step, stepsOf } from '@games/numeri/rules/path';
import type { NumeriG } from '@games/numeri/rules/state';
import type { NumeriView } from '@games/numeri/rules/view';
import { forecast } from '@games/numeri/seat/forecast';
import type { Said, Sentences } from '@tests/contract/sentences';
import { at } from '@/kit/seats';

type Of = Said<NumeriG, NumeriView>;

/** Where a seat's beans stand now, and where once it is done. */
const now = ({ view, playerID }: Of) => at(view.pieces, playerID);
const then = ({ after, playerID }: Of) => at(after().G.pieces, playerID);

/** What a seat's beans count: its number by what is printed below each, five below nothing in the hand (NU-r27 to NU-r29). */
const pointsOf = (own: readonly number[]): number =>
  NUMBERS.reduce((sum, number) => {
    const space = own[number - 1] ?? IN_HAND;
    return sum + number * (space === IN_HAND ? -5 : (PATH[space - 1] ?? 0));
  }, 0);
const gained = (said: Of) => pointsOf(then(said)) - pointsOf(now(said));

const wayOf = (said: Of, number: unknown) => ({
  from: now(said)[Number(number) - 1] ?? IN_HAND,
  to: then(said)[Number(number) - 1] ?? IN_HAND,
});
const goesTo = (said: Of, number: unknown, stone: unknown) => {
  const { from, to } = wayOf(said, number);
  return to > from && printedOn(to) === stone;
};
const told = ({ after }: Of, kind: string) => (after().G.journal ?? []).some((entry) => entry.kind === kind);

/** The beans that one bean goes past, the others standing as they do when it moves. */
function passedBy(said: Of): number[] {
  const standing = new Set(said.view.pieces.flat().filter((space) => space !== IN_HAND));
  return (said.action.args as number[]).map((number) => {
    const { from, to } = wayOf(said, number);
    const between = [...standing].filter((space) => space > from && space < to).length;
    standing.delete(from);
    standing.add(to);
    return between;
  });
}

const ofAction = (said: Of) =>
  forecast(
    said.view,
    said.playerID,
    stepsOf(
      said.view.pieces,
      now(said),
      said.action.args as unknown as Parameters<typeof stepsOf>[2],
    ) as readonly Step[],
  );

export const sentences: Sentences<NumeriG, NumeriView> = {
  actions: {
    enter: (said) =>
      wayOf(said, said.facts.number).from === IN_HAND && goesTo(said, said.facts.number, said.facts.stone),
    move: (said) =>
      wayOf(said, said.facts.number).from !== IN_HAND && goesTo(said, said.facts.number, said.facts.stone),
    split: (said) => {
      const { die, first, firstStone, second, secondStone } = said.facts;
      return (
        JSON.stringify(die) === JSON.stringify({ term: `faces.${said.view.die}` }) &&
        Number(first) + Number(second) === said.view.die &&
        goesTo(said, first, firstStone) &&
        goesTo(said, second, secondStone)
      );
    },
  },
  reasons: {
    end: (said) => said.after().ctx.gameover !== undefined && pointsOf(then(said)) === said.facts.total,
    chain: (said) => told(said, 'bonus'),
    goal: (said) => {
      const { to } = wayOf(said, said.facts.number);
      return (
        to > PATH.length - 3 &&
        PATH[to - 1] === said.facts.value &&
        Number(said.facts.number) * Number(said.facts.value) === said.facts.worth
      );
    },
    open: (said) => !said.view.isSplitOpen && said.after().G.isSplitOpen,
    jump: (said) => Math.max(...passedBy(said)) === said.facts.jumped,
    gain: (said) => gained(said) === said.facts.points && gained(said) > 0,
    cost: (said) => gained(said) === -Number(said.facts.points) && gained(said) < 0,
    level: (said) => gained(said) === 0,
  },
  forecasts: {
    points: (said) => ofAction(said).points === gained(said),
    end: (said) => ofAction(said).isEnd === (said.after().ctx.gameover !== undefined),
    roll: (said) => ofAction(said).earnsRoll === told(said, 'bonus'),
    open: (said) => ofAction(said).opensSplit === (!said.view.isSplitOpen && said.after().G.isSplitOpen),
  },
};
