import { ellipse } from '@/ui/pieces/paths';

const ROWS = 9;
const COLUMNS = 5;

/** Overlapping waves, each row set half a wave aside. */
const WAVES = Array.from({ length: ROWS * (COLUMNS + 1) }, (_, index) => {
  const row = Math.floor(index / (COLUMNS + 1));
  const x = (index % (COLUMNS + 1)) * 20 + (row % 2 === 0 ? 0 : -10);
  const y = 8 + row * 16;
  const arc = (radius: number) => `M${x - radius} ${y + 10}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
  return arc(10) + arc(6.6) + arc(3.2);
}).join('');

const EYES = ellipse(43, 68, 2.6, 3.4) + ellipse(57, 68, 2.6, 3.4);

/** The back of every card: seaweed with waves, and a plate in the middle. */
export function CardBack() {
  return (
    <svg aria-hidden viewBox="0 0 100 140" className="sg-back" preserveAspectRatio="none">
      <path d="M0 0H100V140H0Z" fill="var(--sg-nori)" />
      <path d={WAVES} className="sg-back-wave" />
      <ellipse cx="50" cy="73" rx="32" ry="32" fill="var(--sg-nori-deep)" />
      <circle cx="50" cy="70" r="31" fill="var(--sg-rice)" className="sg-o" />
      <circle cx="50" cy="70" r="25" fill="none" stroke="var(--sg-salmon)" strokeWidth="3" />
      <circle cx="50" cy="70" r="19" fill="var(--sg-rice-shade)" />
      <path d={EYES} className="sg-eye" />
      <path d="M46 73C47 76 53 76 54 73" className="sg-mouth" />
      <path d="M4 4H96V136H4Z" fill="none" stroke="var(--sg-rice)" strokeWidth="2" strokeOpacity="0.7" />
    </svg>
  );
}
