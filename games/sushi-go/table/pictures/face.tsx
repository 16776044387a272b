import { ellipse } from '@/ui/pieces/paths';

export interface FaceProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly mood?: 'smile' | 'open' | 'content' | 'shy';
}

const MOUTH: Readonly<Record<NonNullable<FaceProps['mood']>, string>> = {
  smile: 'M-4 3.6C-2.6 6.6 2.6 6.6 4 3.6',
  open: 'M-4.2 3C-4.2 9.4 4.2 9.4 4.2 3Z',
  content: 'M-4.6 3.2C-4.6 6.4 -0.4 6.4 0 3.6C0.4 6.4 4.6 6.4 4.6 3.2',
  shy: 'M-2.4 3.8C-1.2 5.4 1.2 5.4 2.4 3.8',
};

const CHEEKS = ellipse(-14.6, 4.4, 4.4, 2.8) + ellipse(14.6, 4.4, 4.4, 2.8);
const EYES = ellipse(-9, -1.2, 3.1, 3.9) + ellipse(9, -1.2, 3.1, 3.9);
const LIGHTS = ellipse(-7.9, -2.7, 1.3) + ellipse(10.1, -2.7, 1.3);

/** Two eyes, two cheeks and a mouth: everybody on the belt has them. */
export function Face({ x, y, size = 1, mood = 'smile' }: FaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={CHEEKS} className="sg-cheek" />
      {mood === 'content' ? (
        <path d="M-12.6 -0.6C-11 -4 -7 -4 -5.4 -0.6M12.6 -0.6C11 -4 7 -4 5.4 -0.6" className="sg-mouth" />
      ) : (
        <>
          <path d={EYES} className="sg-eye" />
          <path d={LIGHTS} fill="#fff" />
        </>
      )}
      <path d={MOUTH[mood]} className={mood === 'open' ? 'sg-mouth is-open' : 'sg-mouth'} />
    </g>
  );
}
