import { chacha8 } from '@noble/ciphers/chacha';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { FnContext, Plugin } from 'boardgame.io';

/** The whole state of the generator: a seed and how many 32-bit words have been drawn from it. */
export interface RandomState {
  readonly seed: string;
  position: number;
}

/** What rules and bots draw from: boardgame.io's `random` API. */
export type Random = FnContext['random'];

const WORDS_PER_BLOCK = 16;
const BLOCKS = 16;
const WORDS = WORDS_PER_BLOCK * BLOCKS;
const ZEROS = new Uint8Array(WORDS * 4);
const NONCE = new Uint8Array(12);
const TO_UNIT = 2 ** -32;

/**
 * The one generator of the house: ChaCha8 in counter mode (D. J. Bernstein, "ChaCha, a variant of
 * Salsa20", 2008), keyed by the SHA-256 of the seed. Dice that players have seen tell nothing about
 * the dice to come, unlike boardgame.io's Alea, and a position is one number, so a copy is free.
 */
export class RandomSource implements Random {
  readonly seed: string;
  #key: Uint8Array | undefined;
  #words = new Uint32Array(0);
  #bytes = new Uint8Array(0);
  #block = -1;
  #position: number;
  #start: number;

  constructor(state: RandomState) {
    this.seed = state.seed;
    this.#position = state.position;
    this.#start = state.position;
  }

  get state(): RandomState {
    return { seed: this.seed, position: this.#position };
  }

  /** Goes on from another place of the same stream. */
  seek(position: number): void {
    this.#position = position;
    this.#start = position;
  }

  /** Whether anything has been drawn since construction or the last `seek`. */
  get isUsed(): boolean {
    return this.#position !== this.#start;
  }

  #word(): number {
    const block = Math.floor(this.#position / WORDS);
    if (block !== this.#block) {
      if (this.#key === undefined) {
        this.#key = sha256(this.seed);
        this.#words = new Uint32Array(WORDS);
        this.#bytes = new Uint8Array(this.#words.buffer);
      }
      chacha8(this.#key, NONCE, ZEROS, this.#bytes, block * BLOCKS);
      this.#block = block;
    }
    const word = this.#words[this.#position % WORDS] ?? 0;
    this.#position++;
    return word;
  }

  /** One of 0 to `count` - 1, all as likely as each other. */
  protected below(count: number): number {
    return Math.floor(this.#word() * TO_UNIT * count);
  }

  Number = (): number => this.#word() * TO_UNIT;

  Die = this.#dice(undefined) as Random['Die'];
  D4 = this.#dice(4) as Random['D4'];
  D6 = this.#dice(6) as Random['D6'];
  D10 = this.#dice(10) as Random['D10'];
  D12 = this.#dice(12) as Random['D12'];
  D20 = this.#dice(20) as Random['D20'];

  #dice(sides: number | undefined) {
    const roll = (spotvalue: number) => this.below(spotvalue) + 1;
    const many = (spotvalue: number, count: number | undefined) =>
      count === undefined ? roll(spotvalue) : Array.from({ length: count }, () => roll(spotvalue));
    return sides === undefined
      ? (spotvalue = 6, count?: number) => many(spotvalue, count)
      : (count?: number) => many(sides, count);
  }

  Shuffle = <T>(deck: T[]): T[] => {
    const cards = deck.slice();
    for (let last = cards.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const card = cards[last] as T;
      cards[last] = cards[other] as T;
      cards[other] = card;
    }
    return cards;
  };
}

/** 192 bits from the machine's own entropy, as hex: the seed of a match nobody has named one for. */
export const newSeed = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(24)));

interface StockRandomInternals {
  _private: { isUsed: () => boolean; getState: () => RandomState };
}

/**
 * Replaces boardgame.io's own `random` plugin by name. The stock plugin seeds itself with the clock
 * and its outputs betray its state. It still runs before ours and flushes after it, which is why
 * ours answers to its `_private` calls and has no `flush` of its own.
 */
export const randomPlugin: Plugin<Random & StockRandomInternals, RandomState> = {
  name: 'random',
  setup: ({ game }) => ({ seed: game.seed === undefined ? newSeed() : String(game.seed), position: 0 }),
  api: ({ data }) => {
    const source = new RandomSource(data ?? { seed: '', position: 0 });
    return Object.assign(source, {
      _private: { isUsed: () => source.isUsed, getState: () => source.state },
    });
  },
  playerView: () => undefined,
};
