/**
 * Thrown when a `Game` uses a part of boardgame.io the runner does not mirror. A wrong imitation
 * would teach bots another game, so there is none.
 */
export class UnsupportedByRunner extends Error {
  override readonly name = 'UnsupportedByRunner';

  /** `feature` names the part in the words of the `Game` object, e.g. `endTurn({ remove })`. */
  constructor(readonly feature: string) {
    super(`the direct runner does not support ${feature}`);
  }
}

/** boardgame.io still reads `moveLimit` and rewrites the object it stood in; the runner does neither. */
export function refuseMoveLimit(options: object, where: string): void {
  if ('moveLimit' in options) throw new UnsupportedByRunner(`moveLimit in ${where}`);
}
