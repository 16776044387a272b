import { explorerAt } from '@games/betrayal/rules/figures';
import { haunt } from '@games/betrayal/rules/haunt-kind';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { Haunt } from '@games/betrayal/rules/thing';
import { isDone } from '@games/betrayal/rules/turn';
import { ownStep } from './arrange';

/** A haunt of thirty lines that is in no box: what a haunt can be without the house knowing of it. */
export const toyHaunt: Haunt = haunt<{ bells: number }, { bells: number }>({
  number: 99,
  sides: 'two',
  traitor: (_seen, revealer) => revealer,
  begin: () => ({ bells: 0 }),
  show: ({ bells }, to) => ({ bells: to === 'traitor' ? 0 : bells }),
  guess: ({ bells }) => ({ bells }),
  setup: ({ G }) => {
    addMonster(G, 'ghoul', { room: 'entrance-hall', side: null }, { mover: G.haunt?.traitor ?? null });
    return [];
  },
  monsters: { ghoul: { sheet: () => ({ speed: 3, might: 5 }) } },
  offers: {
    turn: ({ table }, { seat }) =>
      table.haunt?.traitor === seat || explorerAt(table, seat).room !== 'foyer' || isDone(table, 'bell')
        ? []
        : [
            {
              move: 'use',
              args: ['bell'],
              clause: 'BH46',
              label: { kind: 'cross' },
              weight: 9,
              next: [
                { do: 'mark', done: 'bell' },
                {
                  do: 'roll',
                  seat,
                  trait: 'sanity',
                  use: 'task',
                  what: 'rooms.foyer',
                  rows: [
                    [4, [ownStep('haunt/ring')]],
                    [0, []],
                  ],
                },
              ],
            },
          ],
  },
  steps: {
    ring: ({ G, mine }) => {
      G.hidden = { bells: mine.bells + 1 };
      return [];
    },
  },
  won: ({ mine }) => (mine.bells >= 3 ? ['heroes'] : []),
  goals: ({ mine }) => ({
    heroes: { clause: 'BH46', progress: mine.bells / 3, next: { kind: 'ring' }, rooms: ['foyer'] },
    traitor: { clause: 'BH46', progress: 0, next: { kind: 'kill' } },
  }),
});
