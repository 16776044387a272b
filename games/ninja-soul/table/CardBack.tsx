import { placed } from '@/ui/pieces/paths';

/** A throwing star. */
const STAR = 'M0 -13L3.4 -3.4L13 0L3.4 3.4L0 13L-3.4 3.4L-13 0L-3.4 -3.4Z';

/** Somebody with nothing to be seen of but the eyes. */
const HEAD =
  'M22 106C24 94 32 90 38 88C33.6 84.6 31 79 31 72.6C31 61.4 39.2 53 50 53C60.8 53 69 61.4 69 72.6C69 79 66.4 84.6 62 88C68 90 76 94 78 106Z';
const EYES =
  'M36.6 67.4C44 63.6 56 63.6 63.4 67.4C64.2 71.4 63.6 74.6 62.4 76.6C55 79.4 45 79.4 37.6 76.6C36.4 74.6 35.8 71.4 36.6 67.4Z';
const PUPILS =
  'M40 70.4C43 69.4 46 70.2 48 72.6C45 74.4 42 74.2 40 70.4ZM60 70.4C57 69.4 54 70.2 52 72.6C55 74.4 58 74.2 60 70.4Z';
const TAILS = 'M67.4 64C74 62 78 56 86 57.4C82 60 82 62.4 85.4 64.6C79 67.4 73.4 66.4 68.6 68.2Z';

const STARS = [0, 1, 2, 3, 4]
  .flatMap((column) =>
    [0, 1, 2, 3, 4, 5, 6].map((row) => placed(STAR, { x: 10 + column * 20, y: 10 + row * 20, scale: 0.24 })),
  )
  .join('');

/** The back of every card: night, a red moon, and somebody on the ridge of a roof. */
export function CardBack() {
  return (
    <svg aria-hidden viewBox="0 0 100 140" className="ns-back" preserveAspectRatio="none">
      <path d="M0 0H100V140H0Z" className="ns-back-night" />
      <path d={STARS} className="ns-back-stars" />
      <circle cx="50" cy="62" r="27" className="ns-back-moon" />
      <path
        d="M0 140V104C14 103 24 96 32 88L34 84L37 87C46 93 62 94 68 88L70 84L73 88C80 97 90 103 100 104V140Z"
        className="ns-back-ink"
      />
      <path d={HEAD} className="ns-back-ink" />
      <path d={EYES} className="ns-back-scarf" />
      <path d={PUPILS} className="ns-back-ink" />
      <path d={TAILS} className="ns-back-scarf" />
      <path d="M4 4H96V136H4Z" className="ns-back-edge" />
    </svg>
  );
}
