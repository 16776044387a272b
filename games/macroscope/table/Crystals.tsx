import type { PlayerID } from '@/kit/action';
import { travels } from '@/ui/motion/travel';

const TEN = 10;
const MOST = 6;

/** Where crystals come from that nobody paid: the plate with the picture's worth. */
export const SUPPLY = 'supply';

const SHAPE = 'M6 1L10.6 5.6L6 15L1.4 5.6Z';

interface CrystalsProps {
  readonly points: number;
  readonly playerID: PlayerID;
  /** Who paid this seat last; null where crystals come from the supply. */
  readonly payer: PlayerID | null;
}

const crystalOf = (playerID: PlayerID, place: number) => `crystal ${playerID} ${place}`;

/** Points as crystals: blue ones with a bar across for ten, yellow ones for one; not more than fit. */
export function Crystals({ points, playerID, payer }: CrystalsProps) {
  const tens = Math.floor(points / TEN);
  const ones = points % TEN;
  const shown = [
    ...Array.from({ length: Math.min(tens, 3) }, () => 'ten'),
    ...Array.from({ length: ones }, () => 'one'),
  ].slice(0, MOST);
  const from = payer === null ? SUPPLY : crystalOf(payer, 0);
  return (
    <span aria-hidden className="mc-crystals">
      {shown.map((kind, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike
          key={place}
          className="mc-crystal-place"
          {...travels({ name: crystalOf(playerID, place), from, order: place })}
        >
          <svg aria-hidden viewBox="0 0 12 16" className={`mc-crystal is-${kind}`}>
            <path d={SHAPE} />
            <path d={kind === 'ten' ? 'M1.4 5.6H10.6M3 9H9' : 'M1.4 5.6H10.6'} className="mc-crystal-edge" />
          </svg>
        </span>
      ))}
      {shown.length === 0 && (
        <span className="mc-crystal-place" {...travels({ name: crystalOf(playerID, 0) })}>
          <svg aria-hidden viewBox="0 0 12 16">
            <path d={SHAPE} className="mc-crystal-none" />
          </svg>
        </span>
      )}
    </span>
  );
}
