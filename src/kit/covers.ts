/** What is on the cover of a book that a new match may be played by: enough to choose among many, and no secret of it. */
export interface Cover {
  /** Against each other, with one among them who is hidden, or everybody alone. */
  readonly sides: 'two' | 'hidden' | 'each';
  readonly length: 'short' | 'medium' | 'long';
}

/** By value of the option that names the book. */
export type Covers = Readonly<Record<string, Cover>>;
