import { successes } from '../../parts/haunts/successes';
import { explorerAt } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import { CALLS, type State, sitesIn, step } from './state';

/** Five calls in a room into which the Book has been brought, each for a space (BH-h33-R, BH-h33-D1). */
export const rite = successes({
  name: 'invoke',
  clause: 'BH-h33',
  what: 'rolls.invoke',
  label: 'invoke',
  mark: 'calls',
  from: 5,
  side: 'traitor',
  of: () => CALLS,
  spaces: 1,
  tries: ({ table, hidden }, seat) => {
    const { room } = explorerAt(table, seat);
    return (hidden as State).brought.includes(room) ? [{ key: room, trait: 'knowledge' }] : [];
  },
  tried: ({ G }, seat) =>
    (G.hidden as { invoke: { done: readonly string[] } }).invoke.done.length >= CALLS
      ? [step('summon', { seat })]
      : [],
  next: ({ table, hidden }) => {
    const { brought } = hidden as State;
    const rooms = brought.length > 0 ? brought : sitesIn(table);
    const [room] = rooms;
    const kind = brought.length > 0 ? 'invoke' : room === undefined ? 'find-site' : 'carry';
    return { next: { kind, ...(room === undefined ? {} : { facts: { room: roomFact(room) } }) }, rooms };
  },
});
