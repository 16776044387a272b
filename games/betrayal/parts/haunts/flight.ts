import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { FigureID, Place } from '../../rules/components';
import { isAlive } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Option } from '../../rules/option';
import type { Seen } from '../../rules/thing';
import { areOpponents } from '../../rules/ways';
import { part } from './haunt';
import { flies, isPilot } from './vehicle';

/** What is otherwise for who is in the air: nothing is in the way, and nobody within arm's reach. */

/** Whether a card is put to somebody, or got from them, who is above, or below. */
function isOutOfReach(seen: Seen, seat: PlayerID, { move, args }: Option): boolean {
  const [card = '', other = ''] = args.map(String);
  return (
    move === 'use' &&
    card in seen.box.cards &&
    other in seen.table.explorers &&
    flies(seen, other) !== flies(seen, seat)
  );
}

/** Of those who are in the way of a figure that leaves a place, those who are above it, or below. */
function apart(seen: Seen, figure: FigureID, from: Place): number {
  const { explorers, monsters } = seen.table;
  const all = [
    ...explorers.flatMap((one, seat) => (isAlive(one) ? [{ ...one, id: String(seat) }] : [])),
    ...monsters.filter(({ stunned }) => stunned === 0),
  ];
  return all.filter(
    (one) =>
      samePlace(one, from) &&
      areOpponents(seen, figure, one.id) &&
      flies(seen, one.id) !== flies(seen, figure),
  ).length;
}

/** Whoever is in a `vehicle` that flies. Words: `refusals.seated`. */
export const flight = (clause: ClauseID, spaces: number) =>
  part({
    name: 'flight',
    alters: {
      waysOut: (seen, { figure }, so) => (isPilot(seen, figure) ? so.filter(({ to }) => to !== null) : so),
      price: (seen, { figure, from }, so) => (figure === '' ? so : so - apart(seen, figure, from)),
      spaces: (seen, { figure }, so) => (isPilot(seen, figure) ? spaces : so),
      bound: (seen, { figure }, so) => so && !isPilot(seen, figure),
      may: (seen, { seat, what }, so) => {
        const isSeated = flies(seen, seat) && (what === 'leap' || (what === 'step' && !isPilot(seen, seat)));
        return so ?? (isSeated ? { reason: 'seated', clause } : null);
      },
      moved: (seen, { figure, whose = '' }, so) => so && !flies(seen, figure) && !flies(seen, whose),
      // In the air nobody has a hand free.
      holds: (seen, { seat }, so) => so && !flies(seen, seat),
      parts: (seen, { seat, isForced }, so) => so && (isForced === true || !flies(seen, seat)),
      feels: (seen, { seat }, so) => so && !flies(seen, seat),
      finds: (seen, { seat }, so) => so && !flies(seen, seat),
      foes: (seen, { attacker, target, trait }, so) =>
        so && !(trait === 'might' && flies(seen, attacker) !== flies(seen, target)),
      deeds: (seen, { seat }, so) => so.filter((one) => !isOutOfReach(seen, seat, one)),
    },
  });
