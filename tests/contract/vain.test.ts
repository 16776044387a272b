import { SUBJECTS } from '@tests/subjects';
import { awaitedSeats } from '@/kit/seats';
import { positions } from './sentences';

/** Decisions at which something in vain was to be had, before it is enough, and positions looked for them. */
const ENOUGH = 15;
const MOST = 4000;
const TIMEOUT = 120_000;

/** What only hangs on the action before it is tried where matches are counted (`npm run vain`). */
const counted = SUBJECTS.filter(
  ({ vain, isVainAfter }) => typeof vain === 'function' && isVainAfter !== true,
);

describe.each(counted.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (_, subject) => {
  const { rulebook, vain } = subject;
  test(
    'who thinks looks at nothing that is in vain while something else is to be had',
    () => {
      if (typeof vain !== 'function') throw new Error('unreachable');
      let open = 0;
      let looked = 0;
      for (const { G, ctx } of positions(subject)) {
        for (const playerID of awaitedSeats(ctx)) {
          const view = rulebook.view(G, ctx, playerID);
          const legal = rulebook.legal(view, ctx);
          const useless = legal.filter((action) => vain({ view, ctx, legal }, action));
          if (useless.length === 0 || useless.length === legal.length) continue;
          open++;
          for (const level of ['normal', 'hard'] as const) {
            const considered = rulebook.considered?.(view, ctx, legal, level) ?? legal;
            expect(considered.length).toBeGreaterThan(0);
            expect(considered.filter((action) => useless.includes(action))).toEqual([]);
          }
        }
        if (open >= ENOUGH || ++looked >= MOST) break;
      }
      expect(open).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});
