import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { viewOf } from './fixture';

/** Who plays whom has a face: on the plates and on the plan. */

/** Seat 1 plays Zoe, and has died beside seat 0. */
const withDead = (): BetrayalView => {
  const view = viewOf('turn');
  return {
    ...view,
    explorers: view.explorers.map((one, seat) =>
      seat === 1 ? { ...one, room: 'library', life: 'dead' } : one,
    ),
  };
};

const sit = (view: BetrayalView, locale: Locale = 'zh-Hant') =>
  sitAt(
    tableState({ slug: 'betrayal', view, seats: people('小明', 'Ana', '志偉', '阿楓'), legal: [] }),
    locale,
  );

const plate = (seat: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.seat-plate[data-seat="${seat}"]`);
  if (found === null) throw new Error(`no plate of ${seat}`);
  return found;
};

test('every plate has the face of its explorer over its seat’s sign, and the own one', async () => {
  const { container } = await sit(viewOf('turn'));
  const plates = [...container.querySelectorAll('.seat-plate')];
  expect(plates).toHaveLength(4);
  for (const one of plates) {
    expect(one.querySelectorAll('.seat-light > .bt-face .bt-portrait-hair')).toHaveLength(1);
    expect(one.querySelectorAll('.seat-light > .seat-mark')).toHaveLength(1);
  }
  const hair = (one: Element) => one.querySelector('.bt-portrait-hair')?.getAttribute('d');
  expect(new Set(plates.map(hair)).size).toBe(4);
});

test.each([
  ['zh-Hant', /^Ana\s*佐伊．英斯壯/],
  ['en', /^Ana\s*Zoe Ingstrom/],
] as const)('a plate is read with whom its seat plays: %s', async (locale, says) => {
  await sit(viewOf('turn'), locale);
  expect(screen.getByRole('button', { name: says })).toBe(plate('1'));
});

test('whoever is dead keeps the face, dimmed', async () => {
  await sit(withDead());
  expect(plate('1').querySelector('.bt-face')).toHaveClass('is-gone');
  expect(plate('2').querySelector('.bt-face')).not.toHaveClass('is-gone');
});

test('a pawn has its explorer’s face and its seat’s sign, and is read by its seat’s name', async () => {
  const { container } = await sit(withDead());
  const pawns = [...container.querySelectorAll<HTMLElement>('.map-figure:not(.is-counter)')];
  expect(pawns.length).toBeGreaterThan(1);
  for (const pawn of pawns) {
    expect(pawn.querySelectorAll('.bt-medallion')).toHaveLength(1);
    expect(pawn.querySelectorAll('.figure-sign')).toHaveLength(1);
  }
  const ana = pawns.find((pawn) => within(pawn).queryByText('Ana') !== null);
  const face = ana?.querySelector('.bt-portrait-hair')?.getAttribute('d');
  expect(face).toBe(plate('1').querySelector('.bt-portrait-hair')?.getAttribute('d'));
  expect(ana).toHaveClass('is-out');
});

test('nobody has a face before everybody has chosen', async () => {
  const { container } = await sit({ ...viewOf('turn'), stage: 'choosing' });
  expect(container.querySelector('.bt-face')).toBeNull();
});
