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

/** Two eyes, two cheeks and a mouth: everybody on the belt has them. */
export function Face({ x, y, size = 1, mood = 'smile' }: FaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="-14.6" cy="4.4" rx="4.4" ry="2.8" className="sg-cheek" />
      <ellipse cx="14.6" cy="4.4" rx="4.4" ry="2.8" className="sg-cheek" />
      {mood === 'content' ? (
        <path d="M-12.6 -0.6C-11 -4 -7 -4 -5.4 -0.6M12.6 -0.6C11 -4 7 -4 5.4 -0.6" className="sg-mouth" />
      ) : (
        <>
          <g className="sg-eye">
            <ellipse cx="-9" cy="-1.2" rx="3.1" ry="3.9" />
            <ellipse cx="9" cy="-1.2" rx="3.1" ry="3.9" />
          </g>
          <g fill="#fff">
            <circle cx="-7.9" cy="-2.7" r="1.3" />
            <circle cx="10.1" cy="-2.7" r="1.3" />
          </g>
        </>
      )}
      <path d={MOUTH[mood]} className={mood === 'open' ? 'sg-mouth is-open' : 'sg-mouth'} />
    </g>
  );
}
