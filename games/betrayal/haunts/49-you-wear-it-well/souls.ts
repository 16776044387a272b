import { CROSSING, LEAVING } from '../../parts/cards/room-rolls';
import { barred, part } from '../../parts/haunts/haunt';
import { cardOf } from '../../rules/cards';
import { HARMED, type RoomID, type Trait } from '../../rules/components';
import { CLAUSE, isSoul } from './state';

/**
 * What heroes are while their bodies lie elsewhere (BH-h49-R, BH-h49-D6, BH-h49-D7): they go where they like but find nothing,
 * get nothing and give nothing away, and nothing of the body is left to be hurt.
 */

const BODILY: readonly Trait[] = HARMED.physical;

/** Rooms that ask something of the body, or stop it: they are nothing to a Soul. */
const UNFELT: readonly RoomID[] = [
  ...Object.keys(CROSSING),
  ...Object.entries(LEAVING).flatMap(([room, { trait }]) => (BODILY.includes(trait) ? [room] : [])),
];

/** What is tried for the cards that it brings, and for nothing else. */
const FOR_CARDS: readonly (string | number | undefined)[] = [
  'vault',
  'puzzle-box',
  'closet',
  'safe',
  'skeletons',
];

export const souls = part({
  name: 'souls',
  alters: {
    bound: ({ table }, { figure }, so) => so && !isSoul(table, figure),
    feels: ({ table }, { seat, room }, so) => so && !(UNFELT.includes(room) && isSoul(table, seat)),
    waysOut: ({ table }, { figure }, so) => (isSoul(table, figure) ? so.filter(({ to }) => to !== null) : so),
    finds: ({ table }, { seat }, so) => so && !isSoul(table, seat),
    drawing: ({ table }, { seat }, so) => (isSoul(table, seat) ? [] : so),
    holds: ({ table }, { seat, from = '' }, so) => so && !isSoul(table, seat) && !isSoul(table, from),
    parts: ({ table }, { seat }, so) => so && !isSoul(table, seat),
    remains: ({ table, box }, { seat, card }, so) =>
      so && !(cardOf(box, card).isItem === true && isSoul(table, seat)),
    hurts: ({ table }, { figure }, so) => (isSoul(table, figure) ? 'mental' : so),
    deeds: ({ table }, { seat }, so) =>
      isSoul(table, seat)
        ? so.map((one) =>
            one.move === 'use' && FOR_CARDS.includes(one.args[0])
              ? barred(one, { reason: 'soul-finds-nothing', clause: CLAUSE })
              : one,
          )
        : so,
  },
});
