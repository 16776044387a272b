/** @jest-environment node */
import { hiddenRules } from '@tests/examples';
import { RandomSource } from '@/kit/random';
import type { FromWorker } from '@/play/local/protocol';
import { hiddenMatch, person, tableAtHand } from './table-at-hand';

const endsRound = (told: readonly string[]): boolean =>
  told.some((kind) => hiddenRules.rounds?.ends.includes(kind));

/** A whole match of three by lot: what each action left for its seat to read, and what the page did then. */
async function played() {
  const table = tableAtHand();
  const random = new RandomSource({ seed: 'hand on', position: 0 });
  const passes: { told: readonly string[]; isPrivy: boolean; stage: string }[] = [];
  await table.ask({
    type: 'begin',
    match: hiddenMatch([person('小明'), person('Ana'), person('志偉')]),
    pace: 'brisk',
  });
  for (;;) {
    const before = table.session.getSnapshot();
    if (before.stage === 'cover') table.session.reveal();
    else if (before.stage !== 'seat' || before.status.isOver) break;
    else if (before.passTo !== undefined) table.session.pass();
    else {
      const actions = table.legal(table.seat.playerID ?? '');
      const action = actions[Math.floor(random.Number() * actions.length)];
      const sent = table.posted.length;
      if (action !== undefined) table.session.play(action);
      const update = table.posted
        .slice(sent)
        .find((message): message is Extract<FromWorker, { type: 'update' }> => message.type === 'update');
      const entries = update?.journal.flatMap((moment) => moment.entries) ?? [];
      const after = table.session.getSnapshot();
      const isHandedOn = after.stage === 'cover' || (after.stage === 'seat' && after.passTo !== undefined);
      if (isHandedOn)
        passes.push({
          told: entries.map(({ kind }) => kind),
          isPrivy: entries.some(({ isPrivy }) => isPrivy),
          stage: after.stage,
        });
    }
  }
  return passes;
}

test('who has played hands the device on by that, where nothing came of it for this seat alone', async () => {
  const passes = await played();
  const plain = passes.filter(({ told, isPrivy }) => !isPrivy && !endsRound(told));
  const others = passes.filter((pass) => !plain.includes(pass));
  expect(plain.length).toBeGreaterThan(10);
  expect(new Set(plain.map(({ stage }) => stage))).toEqual(new Set(['cover']));
  expect(others.length).toBeGreaterThan(3);
  expect(others.some(({ isPrivy }) => isPrivy)).toBe(true);
  expect(others.some(({ told }) => endsRound(told))).toBe(true);
  expect(new Set(others.map(({ stage }) => stage))).toEqual(new Set(['seat']));
});

test('what came while somebody else acted is not handed on: whoever watches reads on', async () => {
  const table = tableAtHand();
  await table.ask({
    type: 'begin',
    match: hiddenMatch([person('小明'), person('Ana')]),
    pace: 'brisk',
  });
  table.session.reveal();
  const { state } = table.seat;
  const next = table.seat.playerID === '0' ? '1' : '0';
  // As when a bot between two people has moved.
  table.session.receive({ type: 'update', playerID: table.seat.playerID, state, journal: [] });
  const snapshot = table.session.getSnapshot();
  if (snapshot.stage !== 'seat') throw new Error('nobody sits here');
  table.session.receive({ type: 'status', status: { ...snapshot.status, activePeople: [next] } });
  expect(table.session.getSnapshot()).toMatchObject({ stage: 'seat', passTo: next });
});
