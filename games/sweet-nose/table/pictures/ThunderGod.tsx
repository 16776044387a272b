/** The thunder god on his cloud, between two drums, a bolt in his hand. */
export const ThunderGod = ({ className }: { readonly className?: string }) => (
  <svg aria-hidden viewBox="0 0 120 100" className={className}>
    <path d="M60 4C84 4 98 20 98 40S84 74 60 74S22 60 22 40S36 4 60 4Z" className="sn-halo" />
    <path
      d="M14 84C4 84 2 70 12 67C10 56 26 52 32 60C38 50 56 50 60 60C66 50 84 50 88 60C96 53 110 58 108 67C118 70 116 84 106 84Z"
      fill="var(--sn-cloud)"
      className="sn-o"
    />
    <path
      d="M22 76C28 70 36 72 38 78M66 74C72 68 82 70 84 77M96 76C99 73 103 73 105 75"
      className="sn-swirl"
    />
    <g className="sn-o">
      <circle cx="20" cy="44" r="11" fill="var(--sn-drum)" />
      <circle cx="100" cy="44" r="11" fill="var(--sn-drum)" />
      <circle cx="20" cy="44" r="6" fill="var(--sn-drum-skin)" />
      <circle cx="100" cy="44" r="6" fill="var(--sn-drum-skin)" />
    </g>
    <path
      d="M36 30C28 18 34 8 42 12C42 2 54 0 58 8C64 0 76 3 77 12C86 8 92 19 84 30Z"
      fill="var(--sn-flame)"
      className="sn-o"
    />
    <path
      d="M60 18C76 18 86 28 86 42S76 68 60 68S34 56 34 42S44 18 60 18Z"
      fill="var(--sn-god)"
      className="sn-o"
    />
    <path d="M34 40C28 36 26 44 35 48M86 40C92 36 94 44 85 48" fill="var(--sn-god)" className="sn-o" />
    <path d="M41 36L54 40M79 36L66 40" className="sn-brow" />
    <circle cx="49" cy="44" r="4.6" fill="var(--sn-eye-white)" className="sn-thin" />
    <circle cx="71" cy="44" r="4.6" fill="var(--sn-eye-white)" className="sn-thin" />
    <circle cx="50" cy="45" r="2" fill="var(--sn-ink)" />
    <circle cx="70" cy="45" r="2" fill="var(--sn-ink)" />
    <path d="M60 44L69 54L60 64L51 54Z" fill="var(--sn-beak)" className="sn-o" />
    <path d="M52 55H68" className="sn-fold" />
    <path d="M104 6L92 24H101L94 40L113 19H103L111 6Z" fill="var(--sn-bolt)" className="sn-o" />
  </svg>
);
