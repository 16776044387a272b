import type { PlayerID } from '@/kit/action';
import { canStep, feels } from '../../parts/cards/feeling';
import { hurtBy, lowEnd, loweredBy } from '../../parts/cards/other-end';
import {
  BALANCE,
  barrierStep,
  COLLAPSED,
  CROSSING,
  collapsedStep,
  crossingOf,
  LEAVING,
  leavingOf,
  oddsIn,
  type RoomRoll,
  rollIn,
} from '../../parts/cards/room-rolls';
import { dropTo, harmDice, lose, mark, rollThen } from '../../parts/cards/steps';
import { isVaultOpen, VAULT_LOCK } from '../../parts/cards/vault';
import { barred, change, deed } from '../../parts/haunts/haunt';
import { isHiding } from '../../parts/haunts/masked';
import { type RoomID, TRAITS, type Trait } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { LowEnd, Not, Option } from '../../rules/option';
import { type Laid, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { keyOf, keysOf, type State } from './state';

/** Twelve Keys in twelve rooms, each behind what its room does to people anyway (BH-h34-D3). */

type Plain<By extends string> = By extends string ? { readonly by: By } : never;

/** What stands before a Key: a roll that hurts, or lets fall, whoever fails; a crossing; the end of a turn; a drop; a machine. */
type Hazard = Passing | Plain<'stay' | 'drop' | 'operation'>;
type Passing = RoomRoll & { readonly by: 'roll' | 'cross'; readonly loss?: Trait };

const HAZARDS: Readonly<Record<RoomID, Hazard>> = {
  attic: { by: 'roll', ...LEAVING.attic },
  catacombs: { by: 'cross', ...CROSSING.catacombs },
  chasm: { by: 'cross', ...CROSSING.chasm },
  'collapsed-room': { by: 'roll', ...BALANCE },
  crypt: { by: 'stay' },
  'furnace-room': { by: 'stay' },
  gallery: { by: 'drop' },
  'junk-room': { by: 'roll', ...LEAVING['junk-room'] },
  'operating-laboratory': { by: 'operation' },
  'pentagram-chamber': { by: 'roll', ...LEAVING['pentagram-chamber'] },
  tower: { by: 'cross', ...CROSSING.tower },
  vault: { by: 'stay' },
};
export const KEY_ROOMS: readonly RoomID[] = Object.keys(HAZARDS);

const TITLE = 'haunts.34.title';
const BELOW = 'ballroom';
const STEADY = 3;
/** One try a turn; what a turn keeps of it. */
const TRY = 'key';
const waits = (room: RoomID): string => `key ${room}`;
/** That somebody has come through a room's own hazard in this turn, whatever for (BH-h34-K5). */
const through = (room: RoomID): string => `through ${room}`;

/** Why nobody comes by a room's Key yet: the Vault's lies behind its door (BH79, BH-g30), the Gallery's takes a floor to land on. */
function isBarred(table: Seen['table'], room: RoomID): Not | undefined {
  if (room === 'vault' && !isVaultOpen(table)) return { reason: 'vault-shut', clause: 'BH79' };
  const isBottomless = HAZARDS[room]?.by === 'drop' && tileOf(table, BELOW) === undefined;
  return isBottomless ? { reason: 'no-ballroom', clause: 'BH-h34' } : undefined;
}

const step = stepsOf<{
  balanced: Nothing;
  operate: Partial<Rolled> & { left: readonly Trait[] };
  gain: Laid & { at: RoomID };
}>('haunt');

const gain = (room: RoomID, at: RoomID = room): Step => step('gain', { room, at });

/** Who fails may step back from a crossing; a fall, or the room, hurts. */
function lowOf(seen: Seen, seat: PlayerID, { by, from, loss }: Passing): LowEnd | undefined {
  const fall = hurtBy(seen, seat, 'physical', 1, `rooms.${COLLAPSED}`);
  const ill = loss === undefined ? fall : loweredBy(seen, seat, loss, 1, TITLE);
  return by === 'cross' ? undefined : lowEnd([from - 1, ill]);
}

/** How likely a seat comes by a room's Key unhurt enough to use it: what it is worth to go there. */
export function chanceAt(seen: Seen, seat: PlayerID, room: RoomID): number {
  const hazard = HAZARDS[room];
  const { traits } = explorerAt(seen.table, seat);
  // A door that is shut can be opened (BH79).
  if (room === 'vault' && !isVaultOpen(seen.table)) return oddsIn(seen, seat, room, VAULT_LOCK).chance;
  if (hazard === undefined || isBarred(seen.table, room) !== undefined) return 0;
  if (!feels(seen, seat, room)) return 1;
  if (hazard.by === 'operation')
    return traits.might + traits.speed < 6
      ? 0
      : TRAITS.reduce((all, trait) => all * oddsIn(seen, seat, room, { trait, from: STEADY }).chance, 1);
  if (hazard.by === 'stay' || hazard.by === 'drop') return 1;
  const isDeadly = hazard.loss !== undefined && traits[hazard.loss] === 1;
  return isDeadly ? 0 : oddsIn(seen, seat, room, hazard).chance;
}

/** What is rolled for the Key: whoever fails is hurt as in leaving, falls, or stays on this side until the next turn. */
function rolled(room: RoomID, hazard: Passing): Step[] {
  if (hazard.by === 'cross')
    return [mark(crossingOf(room)), rollIn(room, hazard, [barrierStep(room)('cross'), gain(room)], [])];
  const failed = hazard.loss === undefined ? collapsedStep('fall') : lose(hazard.loss);
  return [rollIn(room, hazard, [gain(room)], [failed])];
}

/** Coming by the Key of the room one stands in: once a turn, and it ends the movement (BH-h34-D4). */
export function keyOptions(seen: Seen<State>, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { room } = explorerAt(table, seat);
  const hazard = HAZARDS[room];
  if (hazard === undefined || mine.taken.includes(room) || isDone(table, TRY)) return [];
  const eagerness = isHiding(mine.mask, seat) ? 3 / 10 ** keysOf(table, seat).length : 60;
  const usual = { args: [TRY, room], facts: { room: roomFact(room) }, weight: eagerness };
  const option = (kind: string, next: readonly Step[], more: Partial<Option> = {}): Option =>
    deed('BH-h34', kind, { ...usual, next: [mark(TRY), { do: 'halt' }, ...next], ...more });
  const kind = `key-${hazard.by}`;
  const not = isBarred(table, room);
  if (not !== undefined) return [barred(option(kind, []), not)];
  const isSpared = !feels(seen, seat, room);
  if (hazard.by === 'stay') return [option(kind, [mark(waits(room))])];
  if (hazard.by === 'drop') {
    const hurt = isSpared ? [] : [harmDice('physical', 1)];
    return canStep(seen, seat) ? [option(kind, [dropTo(BELOW, hurt), gain(room, BELOW)])] : [];
  }
  if (isSpared || isDone(table, through(room))) return [option('key', [gain(room)])];
  // The roll is the room's own, and that is rolled once a turn (BH46).
  if (isDone(table, hazard.by === 'cross' ? crossingOf(room) : leavingOf(room))) return [];
  if (hazard.by === 'cross' && !canStep(seen, seat)) return [];
  if (hazard.by === 'operation') {
    const weight = eagerness * Math.max(0.01, 2 * chanceAt(seen, seat, room) - 0.3);
    return [option(kind, [step('operate', { left: TRAITS })], { weight })];
  }
  const odds = oddsIn(seen, seat, room, hazard, lowOf(seen, seat, hazard));
  const weight = chanceAt(seen, seat, room) < 0.3 ? 0.02 : eagerness;
  const facts = { room: roomFact(room), trait: traitFact(hazard.trait) };
  return [option(kind, rolled(room, hazard), { odds, weight, label: { kind, facts } })];
}

/** Whoever has crossed, or has found the Collapsed Room and not fallen, has been through it for this turn (BH-h34-K5). */
export const keyMoments: NonNullable<Haunt<State>['on']> = {
  crossed: (_at, { room }) => [mark(through(room))],
  discovered: (_at, { room }) => (room === COLLAPSED ? [step('balanced')] : []),
};

/** At the end of a turn, after what the room does to whoever ends one there. */
export function keyWaitedFor({ G }: At, seat: PlayerID): Step[] {
  const { room } = explorerAt(G, seat);
  return isDone(G, waits(room)) ? [{ ...gain(room), seat }] : [];
}

export const keySteps = {
  balanced: ({ G }, { seat = '' }) =>
    explorerAt(G, seat).room === COLLAPSED ? [mark(through(COLLAPSED))] : [],
  /** Four rolls, one for each trait; whether they succeed or not, the machine cuts. */
  operate: (_at, { left: [trait, ...others], total }) => {
    const room = 'operating-laboratory';
    const cut = harmDice('physical', 2);
    if (total !== undefined && total < STEADY) return [cut];
    if (trait === undefined) return [cut, gain(room)];
    return [rollThen(trait, `rooms.${room}`, 'room', step.after('operate', { left: others }))];
  },
  gain: (at, { seat = '', room, at: where }) => {
    const explorer = explorerAt(at.G, seat);
    if (!isAlive(explorer) || explorer.room !== where || at.mine.taken.includes(room)) return [];
    change(at, { taken: [...at.mine.taken, room] });
    say(at.G, 'key', seat, { room: roomFact(room) });
    return [{ do: 'gain-card', seat, card: keyOf(room) }];
  },
} satisfies Resolvers<State, typeof step>;
