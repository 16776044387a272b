/** Upright, and not wide: a phone in the hand. */
export const UPRIGHT =
  '(width < 48rem) and (height >= 34rem), (width < 48rem) and (height >= 544px) and (orientation: portrait)';

/** A phone on its side. */
export const LOW = '(height < 34rem) and (width >= 544px) and (orientation: landscape)';
