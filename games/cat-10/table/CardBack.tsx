import { ellipse } from '@/ui/pieces/paths';

/** A paw, as it is pressed into clay. */
const paw = (x: number, y: number, size: number): string =>
  ellipse(x, y + 4 * size, 6 * size, 4.8 * size) +
  ellipse(x - 7.4 * size, y - 1.6 * size, 2.3 * size, 3 * size) +
  ellipse(x - 2.7 * size, y - 5 * size, 2.4 * size, 3.2 * size) +
  ellipse(x + 2.7 * size, y - 5 * size, 2.4 * size, 3.2 * size) +
  ellipse(x + 7.4 * size, y - 1.6 * size, 2.3 * size, 3 * size);

const CORNERS = [paw(17, 18, 0.9), paw(83, 18, 0.9), paw(17, 122, 0.9), paw(83, 122, 0.9)].join('');
const RINGS = ellipse(50, 70, 37) + ellipse(50, 70, 31) + ellipse(50, 70, 19);

/** The back of every card: a pot seen from above, its lid on. */
export function CardBack() {
  return (
    <svg aria-hidden viewBox="0 0 100 140" className="c10-back" preserveAspectRatio="none">
      <path d="M0 0H100V140H0Z" fill="var(--c10-glaze)" />
      <path d={CORNERS} fill="var(--c10-glaze-light)" />
      <path d={ellipse(50, 70, 40)} fill="var(--c10-glaze-deep)" />
      <path d={ellipse(50, 70, 37)} fill="var(--c10-clay)" />
      <path d={RINGS} className="c10-back-ring" />
      <path d={ellipse(50, 70, 14)} fill="var(--c10-clay-light)" />
      <path d={paw(50, 70, 1.05)} fill="var(--c10-glaze-deep)" />
      <path d="M22 54C27 44 36 38 46 36" className="c10-shine" />
      <path d="M4 4H96V136H4Z" className="c10-back-rim" />
    </svg>
  );
}
