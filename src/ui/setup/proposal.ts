import { wordIn } from '@/kit/address';
import type { OptionField, OptionValues } from '@/kit/options';
import { initialOptions, type SetupMode, setupModes } from './setup';

/** A table as a link proposes it: `?mode=device&seats=4&goal=short`. */
export interface Proposal {
  readonly mode: SetupMode;
  readonly count: number;
  readonly options: OptionValues;
}

/** Something a link asks for that this game does not have; the usual is taken instead. */
export interface ProposalFault {
  readonly kind: 'seats' | 'option';
  readonly value: string;
}

/** People most tables have. */
export const usualSeats = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, 3));

const readValue = (field: OptionField, text: string): string | boolean | undefined => {
  if (field.kind === 'choice') return field.values.includes(text) ? text : undefined;
  return text === 'true' ? true : text === 'false' ? false : undefined;
};

/** Reads a link. What the game does not know is left alone; what it knows and cannot do is a fault. */
export function readProposal(
  search: URLSearchParams,
  seats: { readonly min: number; readonly max: number },
  fields: readonly OptionField[],
): { readonly proposal: Proposal; readonly faults: readonly ProposalFault[] } {
  const faults: ProposalFault[] = [];
  const said = (key: string) => {
    const value = search.get(key);
    return value === null ? null : wordIn(value);
  };
  const asked = said('seats');
  const wanted = Number(asked);
  const isPossible = Number.isInteger(wanted) && wanted >= seats.min && wanted <= seats.max;
  if (asked !== null && !isPossible) faults.push({ kind: 'seats', value: asked });
  const options: Record<string, string | boolean> = { ...initialOptions(fields) };
  for (const field of fields) {
    const text = said(field.id);
    if (text === null) continue;
    const value = readValue(field, text);
    if (value === undefined) faults.push({ kind: 'option', value: text });
    else options[field.id] = value;
  }
  const asksMode = setupModes(seats).find((mode) => mode === said('mode'));
  const mode = asksMode ?? (isPossible && wanted === 1 ? 'alone' : 'bots');
  return {
    proposal: {
      mode,
      count: mode === 'alone' ? 1 : asked !== null && isPossible ? wanted : usualSeats(seats),
      options,
    },
    faults,
  };
}
