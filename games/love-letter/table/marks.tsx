/** The Handmaid's fan: whoever stands behind it cannot be aimed at. */
export function FanMark({ size = '1.3rem' }: { readonly size?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 34" width={size} height={size} className="ll-fan">
      <path
        d="M20 32.4L1.8 14.2C6.4 6.6 12.6 2.4 20 2.4C27.4 2.4 33.6 6.6 38.2 14.2Z"
        className="ll-fan-leaf"
      />
      <path
        d="M1.8 14.2C6.4 6.6 12.6 2.4 20 2.4C27.4 2.4 33.6 6.6 38.2 14.2L33.6 18.8C30 13 26 9.8 20 9.8C14 9.8 10 13 6.4 18.8Z"
        className="ll-fan-edge"
      />
      <path d="M20 32.4L8.4 7.2M20 32.4L15.6 3M20 32.4L24.4 3M20 32.4L31.6 7.2" className="ll-fan-rib" />
      <circle cx="20" cy="31" r="2.2" className="ll-fan-edge" />
    </svg>
  );
}

/** A broken seal: out of the round. */
export function BrokenSealMark({ size = '1.3rem' }: { readonly size?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" width={size} height={size} className="ll-broken">
      <path d="M19 3C10 2.4 3 9 2.6 18C2.2 27 8 35 16.4 37L20.6 29L15.4 22.4L22 16.6L17.6 10Z" />
      <path d="M23.6 3.2C32 4.4 38 11.6 37.6 20.4C37.2 29.6 30 37 21 37.2L25 28.6L20.6 22.8L27 16.8L21.8 10Z" />
    </svg>
  );
}
