import { Face, type FaceProps } from './face';

interface RollProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mood: NonNullable<FaceProps['mood']>;
}

/** One roll seen from its cut end, a little of its side behind. */
function Roll({ x, y, size, mood }: RollProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-25 1C-25 -13 -14 -25 1 -25L11 -29C25 -29 35 -17 35 -4C35 9 28 16 20 20L1 26C-14 26 -25 15 -25 1Z"
        fill="var(--sg-nori-deep)"
        className="sg-o"
      />
      <path d="M20 -25C28 -22 32 -13 32 -5" className="sg-shine" strokeOpacity="0.35" />
      <circle r="26" fill="var(--sg-nori)" className="sg-o" />
      <circle r="20.6" fill="var(--sg-rice)" />
      <path
        d="M-20 5C-17 15 -9 20.6 0 20.6S17 15 20 5C17 12 9 16 0 16S-17 12 -20 5Z"
        fill="var(--sg-rice-shade)"
      />
      <g className="sg-thin">
        <circle cx="-6.6" cy="-11.4" r="5" fill="var(--sg-salmon)" />
        <circle cx="6.6" cy="-11.4" r="5" fill="var(--sg-leaf)" />
        <circle cx="0" cy="-15" r="4.6" fill="var(--sg-egg)" />
      </g>
      <Face x={0} y={3.6} size={0.86} mood={mood} />
    </g>
  );
}

const ROWS: readonly (readonly RollProps[])[] = [
  [{ x: 46, y: 52, size: 1.38, mood: 'smile' }],
  [
    { x: 66, y: 33, size: 0.98, mood: 'content' },
    { x: 32, y: 66, size: 0.98, mood: 'smile' },
  ],
  [
    { x: 47, y: 28, size: 0.84, mood: 'open' },
    { x: 25, y: 71, size: 0.84, mood: 'smile' },
    { x: 70, y: 71, size: 0.84, mood: 'content' },
  ],
];

export function Maki({ rolls }: { readonly rolls: number }) {
  return ROWS[rolls - 1]?.map((roll) => <Roll key={roll.x} {...roll} />);
}
