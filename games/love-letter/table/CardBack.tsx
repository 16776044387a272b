import { placed } from '@/ui/pieces/paths';

const HEART =
  'M0 3.4C-2.6 1.4 -4.4 0 -4.4 -1.9C-4.4 -4.2 -1 -4.6 0 -2.2C1 -4.6 4.4 -4.2 4.4 -1.9C4.4 0 2.6 1.4 0 3.4Z';

/** A lattice with a heart in every second mesh. */
const LATTICE = Array.from({ length: 13 }, (_, line) => {
  const shift = (line - 6) * 18;
  return `M${50 + shift - 80} -10L${50 + shift + 80} 150M${50 + shift + 80} -10L${50 + shift - 80} 150`;
}).join('');

const HEARTS = [-2, -1, 0, 1, 2]
  .flatMap((column) =>
    [-3, -2, -1, 0, 1, 2, 3].map((row) =>
      placed(HEART, { x: 50 + column * 18, y: 70 + row * 18, scale: 0.52 }),
    ),
  )
  .join('');

const BLOB =
  'M50 44.6C55.4 43.2 59.6 46.6 64 47.4C69.4 48.6 73 52 74 57C75 61.4 78 65.2 76.6 70.4C75.4 75 76.8 80 73 84.6C69.6 88.6 67.4 93.4 61.6 94.6C57 95.4 53.4 98 48.4 96.6C43.6 95.2 38.4 96 34.4 92C30.6 88.2 26 86.2 25 80.6C24.2 76 21.6 72.4 23.4 67.4C24.8 63 24 58 28 54C31.6 50.4 34.4 46.8 39.6 46.4C43.4 46.2 46.4 45.4 50 44.6Z';

/** The back of every card: wine red, with a letter's seal in gold. */
export function CardBack() {
  return (
    <svg aria-hidden viewBox="0 0 100 140" className="ll-back" preserveAspectRatio="none">
      <path d="M0 0H100V140H0Z" fill="var(--ll-back)" />
      <path d={LATTICE} className="ll-back-lattice" />
      <path d={HEARTS} fill="var(--ll-back-light)" />
      <path d="M50 22L100 70L50 118L0 70Z" fill="var(--ll-back)" />
      <path d="M50 22L100 70L50 118L0 70ZM50 27L94.6 70L50 113L5.4 70Z" className="ll-back-gold ll-thin" />
      <g transform="translate(-12.5 -17.6) scale(1.25)">
        <path d={BLOB} transform="translate(0 1.6)" fill="var(--ll-gold-deep)" />
        <path d={BLOB} fill="var(--ll-gold)" />
        <circle cx="50" cy="70.4" r="18.6" fill="var(--ll-gold-deep)" />
        <circle cx="50" cy="71.4" r="17.6" fill="var(--ll-gold-mid)" />
        <path d="M32.4 57.6C35.4 52.6 40.4 49.8 45.6 49.6" className="ll-back-shine" />
        <g fill="var(--ll-back-deep)">
          <path d="M39 66.6H61V81.6H39Z" />
          <path d="M40.4 61.6L41.6 55.4L45.6 58.6L50 53.6L54.4 58.6L58.4 55.4L59.6 61.6Z" />
        </g>
        <path d="M39.6 67.2L50 75.4L60.4 67.2M39.6 81L46.8 73.4M60.4 81L53.2 73.4" className="ll-back-fold" />
        <path d={HEART} transform="translate(50 75.6) scale(0.7)" fill="var(--ll-gold)" />
      </g>
      <path d="M3.4 3.4H96.6V136.6H3.4Z" className="ll-back-gold" />
      <path d="M6.4 6.4H93.6V133.6H6.4Z" className="ll-back-gold ll-thin" />
    </svg>
  );
}
