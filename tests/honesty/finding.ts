/** The proofs by the numbers they have in the house's plan; `docs/bots.md` prints them under these. */
export const CHECKS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F9', 'F10'] as const;
export type CheckID = (typeof CHECKS)[number];

/** What one proof found out about one game. */
export interface Finding {
  readonly id: CheckID;
  /** Comparisons made. */
  readonly checked: number;
  /** Comparisons that failed. */
  readonly failed: number;
  /** Fewer comparisons prove nothing: then the proof has failed as well. */
  readonly least: number;
  /** One sentence for a reader: what was compared, with the figures. */
  readonly text: string;
  /** The first of what failed. */
  readonly examples: readonly string[];
}

/** Counts comparisons. */
export class Tally {
  checked = 0;
  failed = 0;
  readonly #examples: string[] = [];

  /** One comparison; `what` is asked for only where it failed. Returns whether it held. */
  expect(holds: boolean, what: () => string): boolean {
    this.checked += 1;
    if (holds) return true;
    this.failed += 1;
    if (this.#examples.length < 3) this.#examples.push(what());
    return false;
  }

  finding(id: CheckID, least: number, text: string): Finding {
    const { checked, failed } = this;
    return { id, checked, failed, least, text, examples: this.#examples };
  }
}

export const isProven = ({ checked, failed, least }: Finding): boolean => failed === 0 && checked >= least;

/** How much of each proof is done. */
export interface Extent {
  /**
   * CPU seconds after which a proof that any one comparison could refute looks no further, short of its
   * decisions, and the part of them that it looks at in any case. What is judged by counting is done in
   * full: its figures would be others on every machine.
   */
  readonly seconds: number;
  readonly least: number;
  /** Decisions at which F2, F3 and F5 look, in each game. */
  readonly decisions: number;
  /** Decisions handed to another process. */
  readonly strangers: number;
  /** Positions of each kind whose worlds are counted, and worlds drawn in each. */
  readonly positions: number;
  readonly worlds: number;
  /** Guesses held against the best possible ones. */
  readonly guesses: number;
  /** Deals of the clairvoyant's match against the fair bot, and whether it has to have won it by then. */
  readonly deals: number;
  readonly mustPay: boolean;
}

export const SHORT: Extent = {
  seconds: 2,
  least: 0.1,
  decisions: 300,
  strangers: 16,
  positions: 1,
  worlds: 12_000,
  guesses: 250,
  deals: 8,
  mustPay: false,
};

export const LONG: Extent = {
  seconds: Number.POSITIVE_INFINITY,
  least: 1,
  decisions: 2_000,
  strangers: 100,
  positions: 6,
  worlds: 20_000,
  guesses: 6_000,
  deals: 300,
  mustPay: true,
};
