import type { Cover } from '@/kit/covers';

/** Somebody standing there, 8 wide and 16 high: a head, and a coat down to the ground. */
const figureAt = (x: number): string =>
  `M${x + 4} 1.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM${x + 0.8} 16.5c0-5.2 1-8.6 3.2-8.6s3.2 3.4 3.2 8.6z`;

const FIGURES: Readonly<Record<Cover['sides'], readonly { readonly x: number; readonly look: string }[]>> = {
  two: [
    { x: 0, look: 'is-full' },
    { x: 7, look: 'is-full' },
    { x: 18, look: '' },
  ],
  hidden: [
    { x: 0, look: 'is-full' },
    { x: 9, look: 'is-torn' },
    { x: 18, look: 'is-full' },
  ],
  each: [
    { x: 0, look: 'is-full' },
    { x: 9, look: '' },
    { x: 18, look: 'is-half' },
  ],
};

/** Who stands against whom: together and apart, one among them who is not what he seems, or each for himself. */
export const SidesMark = ({ sides }: { readonly sides: Cover['sides'] }) => (
  <svg aria-hidden viewBox="0 0 26 18" className="book-mark">
    {FIGURES[sides].map(({ x, look }) => (
      <path key={x} d={figureAt(x)} className={look} />
    ))}
  </svg>
);

const CANDLES = { short: 1, medium: 2, long: 3 } as const;

/** How many candles burn down meanwhile, of three. */
export const LengthMark = ({ length }: { readonly length: Cover['length'] }) => (
  <svg aria-hidden viewBox="0 0 26 18" className="book-mark">
    {[0, 1, 2].map((n) => (
      <g key={n}>
        <path d={`M${n * 9 + 1.5} 8.5h5v8h-5z`} className={n < CANDLES[length] ? 'is-full' : ''} />
        {n < CANDLES[length] && (
          <path d={`M${n * 9 + 4} 1c2.4 2.4 2.2 5.6 0 5.6s-2.4-3.2 0-5.6z`} className="is-flame" />
        )}
      </g>
    ))}
  </svg>
);

/** The house on its hill, stamped into the cover; where somebody has been, there is light. */
export const HouseMark = ({ isLit }: { readonly isLit: boolean }) => (
  <svg aria-hidden viewBox="0 0 96 72" className="book-house">
    <circle cx="74" cy="18" r="11" className="book-moon" />
    <path d="M0 72C14 58 24 53 34 51V31l-4 1 10-13 4 5V12l4-6 4 6v8l10-6 13 17-4-1v20c9 3 18 11 25 22z" />
    <path d="M40 34h5v7h-5zM51 26h5v6h-5zM60 36h5v7h-5z" className={isLit ? 'is-lit' : 'is-dark'} />
  </svg>
);
