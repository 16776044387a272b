import { ellipse } from '@/ui/pieces/paths';

const SLATS =
  [20, 40, 60, 80].map((x) => `M${x} 6V134`).join('') + [38, 70, 102].map((y) => `M6 ${y}H94`).join('');

/** The back of a bird card: a paper window, and a moon behind it. */
export const BirdBack = () => (
  <svg aria-hidden viewBox="0 0 100 140" className="co-back" preserveAspectRatio="none">
    <path d="M0 0H100V140H0Z" fill="var(--co-frame)" />
    <path d="M6 6H94V134H6Z" fill="var(--co-shoji)" />
    <path d={ellipse(50, 62, 27)} fill="var(--co-moon)" />
    <path
      d="M36 82C42 74 46 70 52 70C57 66 64 66 68 72L74 76L67 77C64 84 56 88 46 86L32 92Z"
      fill="var(--co-crow)"
    />
    <path d={SLATS} className="co-back-slats" />
  </svg>
);

const WAVES = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 6 }, (__, column) => {
    const [x, y] = [column * 20 + (row % 2) * 10 - 5, row * 16 + 10];
    return `M${x - 10} ${y}A10 10 0 0 1 ${x + 10} ${y}M${x - 6} ${y}A6 6 0 0 1 ${x + 6} ${y}`;
  }).join(''),
).join('');

/** The back of a shamisen card: waves, and the instrument across them. */
export const CardBack = () => (
  <svg aria-hidden viewBox="0 0 100 140" className="co-back" preserveAspectRatio="none">
    <path d="M0 0H100V140H0Z" fill="var(--co-cloth)" />
    <path d={WAVES} className="co-back-waves" />
    <g transform="rotate(18 50 70)">
      <path d="M47.6 12H52.4V86H47.6Z" fill="var(--co-wood-deep)" />
      <path d="M44 10H56V20H44ZM40 12H44V15H40ZM56 15H60V18H56Z" fill="var(--co-wood-deep)" />
      <path d="M31 84C31 79 69 79 69 84V118C69 123 31 123 31 118Z" fill="var(--co-wood-deep)" />
      <path d="M35 86.500C35 83 65 83 65 86.500V115.500C65 119 35 119 35 115.500Z" fill="var(--co-skin)" />
      <path d="M48.600 20V112M50 20V112M51.400 20V112" className="co-back-strings" />
      <path d="M44 108H56V111H44Z" fill="var(--co-wood-deep)" />
    </g>
    <path d="M3.500 3.500H96.500V136.500H3.500Z" className="co-back-rim" />
  </svg>
);
