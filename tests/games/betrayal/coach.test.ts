import script from '@games/betrayal/coach';
import type { BetrayalView } from '@games/betrayal/rules/view';
import rules from '@games/betrayal/whole';
import { anyRulebook } from '@/kit/rulebook';
import { type PlayedStep, playLesson, stepsOf } from '../lesson';

const rulebook = anyRulebook(rules);
const played = playLesson(rulebook, script);
const step = stepsOf(played);
const viewOf = (state: PlayedStep['before']): BetrayalView => state.G as BetrayalView;

test('BH22, BH23, BH25: a door is opened, the tile turned, and its event stops the learner', () => {
  expect(viewOf(step('lay').before).ask).toMatchObject({ kind: 'place', room: 'library' });
  expect(step('lay').told).toEqual(expect.arrayContaining(['discover', 'draw', 'roll-dice', 'hurt']));
  expect(viewOf(step('lay').after).turn.isMovementOver).toBe(true);
});

test('BH42: one point of harm to the mind, to be taken from either trait', () => {
  expect(viewOf(step('harm').before).ask).toMatchObject({ kind: 'split', harm: 'mental', points: 1 });
  expect(step('harm').step.allow).toHaveLength(2);
});

test('BH17, BH22, BH108: what is lit for the learner is what the step asks for', () => {
  for (const id of ['walk', 'open'] as const) {
    const { choices } = viewOf(step(id).before);
    expect(choices).toContainEqual(expect.objectContaining(step(id).action ?? {}));
  }
  expect(viewOf(step('walk').after).explorers[0]?.room).toBe('foyer');
  expect(viewOf(step('lay').after).tiles).toContainEqual(
    expect.objectContaining({ room: 'library', floor: 'ground', x: 1, y: -1 }),
  );
});

test('BH34, BH115: things are picked up, put down and given away', () => {
  expect(viewOf(step('offer').before).ask).toMatchObject({ kind: 'trade', give: ['medallion'], want: [] });
  expect(step('offer').told).toContain('give');
  const { explorers, piles } = viewOf(step('offer').after);
  expect(explorers[0]?.cards).toEqual(['medallion', 'candle']);
  expect(piles).toContainEqual(expect.objectContaining({ cards: expect.arrayContaining(['angel-feather']) }));
});

test('BH50: the third player is the traitor, and the learner sees the heroes’ aim', () => {
  const { haunt, side, goal } = viewOf(step('traitor').before);
  expect(haunt).toMatchObject({ number: 22, revealer: '1', traitor: '2' });
  expect(side).toBe('heroes');
  expect(goal).toMatchObject({ progress: 0 });
});

test('BH56, BH130: the learner wins a fight, and leaves its dice as they lie', () => {
  expect(viewOf(step('leave').before).ask).toMatchObject({ kind: 'after-roll', dice: [0, 2, 1] });
  expect(step('leave').told).toEqual(expect.arrayContaining(['fight', 'hurt']));
});

test('BH-exorcism: the task is done by the odds that stand on it', () => {
  const choice = viewOf(step('exorcise').before).choices.find(({ move }) => move === 'use');
  expect(choice?.odds).toMatchObject({ from: 5 });
  expect(viewOf(step('enough').before).ask).toMatchObject({ kind: 'after-roll', dice: [1, 1, 2, 2] });
  expect(step('enough').told).toContain('task-done');
  expect(viewOf(step('done').before).goal?.progress).toBeCloseTo(1 / 3);
});
