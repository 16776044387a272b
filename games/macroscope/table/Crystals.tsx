const TEN = 10;
const MOST = 6;

/** Points as crystals: blue ones with a bar across for ten, yellow ones for one; not more than fit. */
export function Crystals({ points }: { readonly points: number }) {
  const tens = Math.floor(points / TEN);
  const ones = points % TEN;
  const shown = [
    ...Array.from({ length: Math.min(tens, 3) }, () => 'ten'),
    ...Array.from({ length: ones }, () => 'one'),
  ].slice(0, MOST);
  return (
    <svg aria-hidden viewBox={`0 0 ${Math.max(1, shown.length) * 7 + 5} 16`} className="mc-crystals">
      {shown.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike
        <g key={place} transform={`translate(${place * 7} 0)`} className={`mc-crystal is-${kind}`}>
          <path d="M6 1L10.6 5.6L6 15L1.4 5.6Z" />
          <path d={kind === 'ten' ? 'M1.4 5.6H10.6M3 9H9' : 'M1.4 5.6H10.6'} className="mc-crystal-edge" />
        </g>
      ))}
      {shown.length === 0 && <path d="M6 1L10.6 5.6L6 15L1.4 5.6Z" className="mc-crystal-none" />}
    </svg>
  );
}
