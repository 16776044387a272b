/**
 * What a seat looks at and no view can hold: a part of a drawing whose rest, and whose name, are hidden. A view
 * says that there is something to be seen, by a token; what is seen of it is painted by whoever knows the truth
 * (the worker of a table on this device, the server) and goes to the page as pixels, all of one length.
 */

/** Pixels to a side of what is seen of a drawing. */
export const SIGHT_SIDE = 96;

/** One area of one colour. */
export interface Shape {
  readonly fill: string;
  /** An SVG path. */
  readonly path: string;
  /** What lies inside twice is outside. */
  readonly isEvenOdd: boolean;
}

/** A square drawing, as wide and high as `size`. */
export interface Drawing {
  readonly size: number;
  readonly shapes: readonly Shape[];
}

/** What is asked for: a part of the drawing that a view calls by this token; null for all of it. */
export interface SightAsked {
  readonly token: string;
  readonly part: number | null;
}

/** What may be seen: a circle of a drawing, or all of it once it lies open. */
export interface SightShown {
  readonly drawing: Drawing;
  readonly circle?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** A game's drawings, and which parts of them a position shows to everybody. */
export interface Sights<G = never> {
  /** Undefined where nothing may be seen. */
  readonly show: (G: G, asked: SightAsked) => SightShown | undefined;
}

/** What comes of asking: the pixels of a circle (red, green, blue, row by row), or a whole drawing. */
export type Sight = { readonly pixels: Uint8Array } | { readonly drawing: Drawing };

/** What lies under a drawing, and around the circle that is seen of it. */
export const SIGHT_GROUND = { red: 255, green: 253, blue: 246 } as const;
