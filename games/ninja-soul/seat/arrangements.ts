import { COPIES, KINDS, type Kind, PLACES } from '../rules/components';

/**
 * What lies at a place as far as one seat can tell cards apart: kinds of which it has been told
 * something, and all others, which are alike to it.
 */
type Token = Kind | 'untold';

/** Every way in which those tokens can lie at the eight places, numbered. */
export interface Arrangements {
  readonly count: number;
  /** The kinds among the tokens. */
  readonly told: readonly Kind[];
  /** How many of the others there are. */
  readonly untold: number;
  tokenAt(arrangement: number, place: number): Token;
  /** By arrangement, the one that comes of exchanging what lies at two places. */
  exchanged(a: number, b: number): Uint16Array;
}

function arrange(told: readonly Kind[]): Arrangements {
  const tokens: readonly Token[] = [...told, 'untold'];
  const copies = told.map((kind) => COPIES[kind]);
  const untold = PLACES - copies.reduce((sum, count) => sum + count, 0);
  const left = [...copies, untold];
  const lists: Uint8Array[] = [];
  const numbers = new Map<number, number>();
  const digits = new Uint8Array(PLACES);
  const code = (list: Uint8Array) => list.reduce((sum, digit) => sum * tokens.length + digit, 0);
  const fill = (place: number): void => {
    if (place === PLACES) {
      numbers.set(code(digits), lists.length);
      lists.push(digits.slice());
      return;
    }
    for (let token = 0; token < tokens.length; token++) {
      const count = left[token] ?? 0;
      if (count === 0) continue;
      left[token] = count - 1;
      digits[place] = token;
      fill(place + 1);
      left[token] = count;
    }
  };
  fill(0);
  const exchanges = new Map<number, Uint16Array>();
  return {
    count: lists.length,
    told,
    untold,
    tokenAt: (arrangement, place) => tokens[lists[arrangement]?.[place] ?? told.length] ?? 'untold',
    exchanged: (a, b) => {
      const key = Math.min(a, b) * PLACES + Math.max(a, b);
      let table = exchanges.get(key);
      if (table === undefined) {
        table = Uint16Array.from(lists, (list) => {
          const other = list.slice();
          other[a] = list[b] ?? 0;
          other[b] = list[a] ?? 0;
          return numbers.get(code(other)) ?? 0;
        });
        exchanges.set(key, table);
      }
      return table;
    },
  };
}

const made = new Map<string, Arrangements>();

/** The arrangements for somebody who has been told something of these kinds; made once. */
export function arrangementsOf(told: ReadonlySet<Kind>): Arrangements {
  const kinds = KINDS.filter((kind) => told.has(kind));
  const key = kinds.join();
  let arrangements = made.get(key);
  if (arrangements === undefined) {
    arrangements = arrange(kinds);
    made.set(key, arrangements);
  }
  return arrangements;
}
