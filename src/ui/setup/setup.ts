import { alikeAmong, botNames, type Looks, type NameFault, nameFault, tidyName } from '@/kit/names';
import type { Opponent } from '@/kit/opponents';
import type { ChoiceField, DrawnField, OptionField, OptionValues } from '@/kit/options';
import { metHere } from './met';

export type Occupant = 'person' | Opponent;

/** Who sits on a seat nobody has chosen an opponent for. */
export const USUAL_OPPONENT: Opponent = 'normal';

const COMPANY = ['bots', 'device', 'online'] as const;
export type SetupMode = 'alone' | (typeof COMPANY)[number];

/** The ways to sit down to a game: alone where it can be played by one. */
export const setupModes = ({ min }: { readonly min: number }): readonly SetupMode[] =>
  min === 1 ? ['alone', ...COMPANY] : COMPANY;

/** One seat as it will sit down. */
interface SetupSeat {
  readonly name: string;
  readonly occupant: { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Opponent };
}

/** What a table needs to begin. */
export interface TableSetup {
  readonly seats: readonly SetupSeat[];
  readonly options: OptionValues;
}

/** What a room for people elsewhere opens with; who else sits there is settled inside. */
export interface RoomSetup {
  /** Of whoever opens it. */
  readonly name: string;
  readonly options: OptionValues;
}

/** One seat while the form is open. `key` stays with it when others come and go. */
export interface DraftSeat {
  readonly key: number;
  readonly name: string;
  readonly occupant: Occupant;
}

/** What is wrong with a seat's name. */
export type SeatFault =
  | { readonly code: NameFault }
  /** It would be taken for `name`, which another seat has. */
  | { readonly code: 'name-taken'; readonly name: string };

/** Seats as a mode proposes them: people first, then bots. */
export function draftSeats(mode: SetupMode, count: number, names: readonly string[]): DraftSeat[] {
  return Array.from({ length: count }, (_, seat) => ({
    key: seat,
    name: names[seat] ?? '',
    occupant: mode === 'device' || seat === 0 ? 'person' : USUAL_OPPONENT,
  }));
}

/** The name each seat will carry: what was written, else the default of the seat or a bot's own. */
export function seatNames(
  seats: readonly DraftSeat[],
  defaultName: (seat: number) => string,
  bots: string,
  looks?: Looks,
): string[] {
  const personIn = ({ name }: DraftSeat, index: number) => tidyName(name) || defaultName(index + 1);
  const people = seats.flatMap((seat, index) => (seat.occupant === 'person' ? [personIn(seat, index)] : []));
  const free = botNames(bots, people, looks);
  return seats.map((seat, index) =>
    seat.occupant === 'person' ? personIn(seat, index) : (free.shift() ?? defaultName(index + 1)),
  );
}

/** What is wrong with each seat; undefined where nothing is. A doubled name is the later seat's fault. */
export const seatFaults = (
  seats: readonly DraftSeat[],
  names: readonly string[],
  looks?: Looks,
): (SeatFault | undefined)[] =>
  seats.map(({ occupant }, index) => {
    const own = names[index] ?? '';
    const code = occupant === 'person' ? nameFault(own) : undefined;
    if (code !== undefined) return { code };
    const name = alikeAmong(own, names.slice(0, index), looks);
    return name === undefined ? undefined : { code: 'name-taken', name };
  });

/** The one option that is asked in sight, where a game has one. */
export const questionOf = (fields: readonly OptionField[]): ChoiceField | undefined =>
  fields.find((field): field is ChoiceField => field.kind === 'choice' && field.isQuestion === true);

/** What an answer to that option draws. */
export const drawnBy = (fields: readonly OptionField[], option: string): DrawnField | undefined =>
  fields.find(
    (field): field is DrawnField => field.kind === 'choice' && field.drawn?.where.option === option,
  );

/** Those that have a line of their own in a form: neither the question nor what it settles. */
export function variantsOf(fields: readonly OptionField[]): readonly OptionField[] {
  const question = questionOf(fields);
  if (question === undefined) return fields;
  const drawn = drawnBy(fields, question.id);
  return fields.filter((field) => field !== question && field !== drawn);
}

/** The options as they are after an answer: with what is drawn because of it, or drawn no longer. */
export function answered(
  fields: readonly OptionField[],
  values: OptionValues,
  option: string,
  value: string | boolean,
): OptionValues {
  const next = { ...values, [option]: value };
  for (const field of fields) {
    if (field.kind !== 'choice' || field.drawn?.where.option !== option) continue;
    next[field.id] =
      field.drawn.where.value === value ? unmet(field.drawn.among, metHere(field.drawn.met)) : field.initial;
  }
  return next;
}

/** The options of a match that is over, with something else for each that can be drawn, chosen by hand or not. */
export function drawnAnew(fields: readonly OptionField[], values: OptionValues): OptionValues {
  const next = { ...values };
  for (const field of fields) {
    if (field.kind === 'choice' && field.drawn !== undefined)
      next[field.id] = unmet(field.drawn.among, metHere(field.drawn.met));
  }
  return next;
}

/** One by lot of those not met; when all have been, the one that was longest ago. */
function unmet(among: readonly string[], met: readonly string[]): string {
  const left = among.filter((value) => !met.includes(value));
  return left[Math.floor(Math.random() * left.length)] ?? met.find((value) => among.includes(value)) ?? '';
}

export const initialOptions = (fields: readonly OptionField[]): OptionValues =>
  Object.fromEntries(fields.map((field) => [field.id, field.initial]));

export const tableSetup = (
  seats: readonly DraftSeat[],
  names: readonly string[],
  options: OptionValues,
): TableSetup => ({
  seats: seats.map((seat, index) => ({
    name: names[index] ?? '',
    occupant: seat.occupant === 'person' ? { kind: 'person' } : { kind: 'bot', level: seat.occupant },
  })),
  options,
});
