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
const BYTES_PER_BLOCK = WORDS_PER_BLOCK * 4;
/** Blocks made at once: more each time by somebody who goes on drawing. */
const BLOCKS = [4, 8, 16] as const;
/** Of these, the first ones of a stream, from which a deck may be shuffled, and those after a jump, as most playouts draw little. */
const AT_FIRST = 1;
const AFTER_JUMP = 0;
const ZEROS = BLOCKS.map((blocks) => new Uint8Array(blocks * BYTES_PER_BLOCK));
const MOST_WORDS = Math.max(...BLOCKS) * WORDS_PER_BLOCK;
const NO_WORDS = new Uint32Array(0);
const NONCE = new Uint8Array(12);
const TO_UNIT = 2 ** -32;

/**
 * The one generator of the house: ChaCha8 in counter mode (D. J. Bernstein, "ChaCha, a variant of
 * Salsa20", 2008), keyed by the SHA-256 of the seed. Dice that players have seen tell nothing about
 * the dice to come, unlike boardgame.io's Alea, and a position is one number, so a copy is free.
 */
export class RandomSource implements Random {
  #seed: string;
  #key: Uint8Array | undefined;
  #words = NO_WORDS;
  /** The words at hand: those from one position on up to another. */
  #from = 0;
  #until = 0;
  /** Which of `BLOCKS` are made next. */
  #size = AT_FIRST;
  #position: number;
  #start: number;

  constructor(state: RandomState) {
    this.#seed = state.seed;
    this.#position = state.position;
    this.#start = state.position;
  }

  get seed(): string {
    return this.#seed;
  }

  get state(): RandomState {
    return { seed: this.seed, position: this.#position };
  }

  /** Goes on from another place of the same stream. */
  seek(position: number): void {
    this.#position = position;
    this.#start = position;
    this.#size = AFTER_JUMP;
  }

  /** Goes over to another stream, as a new generator would that has to make no room for its words. */
  restart({ seed, position }: RandomState): void {
    this.seek(position);
    if (seed === this.#seed) return;
    this.#seed = seed;
    this.#key = undefined;
    this.#from = 0;
    this.#until = 0;
    this.#size = AT_FIRST;
  }

  /** Whether anything has been drawn since construction or the last `seek`. */
  get isUsed(): boolean {
    return this.#position !== this.#start;
  }

  #word(): number {
    const position = this.#position++;
    if (position < this.#from || position >= this.#until) this.#make(position);
    return this.#words[position - this.#from] ?? 0;
  }

  #make(position: number): void {
    this.#key ??= sha256(this.#seed);
    if (this.#words === NO_WORDS) this.#words = new Uint32Array(MOST_WORDS);
    const zeros = ZEROS[this.#size] as Uint8Array;
    this.#size = Math.min(this.#size + 1, BLOCKS.length - 1);
    const block = Math.floor(position / WORDS_PER_BLOCK);
    chacha8(this.#key, NONCE, zeros, new Uint8Array(this.#words.buffer), block);
    this.#from = block * WORDS_PER_BLOCK;
    this.#until = this.#from + zeros.length / 4;
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
