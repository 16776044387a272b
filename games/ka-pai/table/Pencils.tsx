/** Four pencils as they were put down, and a rubber: where there is room beside the pad. */
const PENCILS = [
  { sign: 'triangle', turn: -64 },
  { sign: 'square', turn: -76 },
  { sign: 'circle', turn: -91 },
  { sign: 'slash', turn: -103 },
] as const;

export const Pencils = () => (
  <svg aria-hidden viewBox="0 0 160 200" className="kp-pencils">
    {PENCILS.map(({ sign, turn }, index) => (
      <g key={sign} transform={`translate(${38 + index * 26} 196) rotate(${turn})`}>
        <path d="M4 -5H150L174 3L150 11H4Z" className="kp-cast" />
        <path d="M0 -8H142V8H0Z" className={`kp-ink is-${sign}`} />
        <path d="M0 -8H142V-3H0Z" className="kp-gleam" />
        <path d="M142 -8L168 0L142 8Q137 0 142 -8Z" className="kp-bare-wood" />
        <path d="M159 -2.800L168 0L159 2.800Z" className={`kp-ink is-${sign}`} />
        <path d="M0 -8H9V8H0Z" className="kp-ferrule" />
      </g>
    ))}
    <g transform="rotate(-14 112 182)">
      <path d="M90 176H132V196H90Z" className="kp-cast" />
      <path d="M86 170H128Q132 170 132 174V188Q132 192 128 192H86Z" className="kp-rubber" />
      <path d="M86 170H106V192H86Q82 192 82 188V174Q82 170 86 170Z" className="kp-sleeve" />
    </g>
  </svg>
);
