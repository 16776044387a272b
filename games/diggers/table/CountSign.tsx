const SIGNS = {
  // Two people.
  audience:
    'M5 2.6A2.6 2.6 0 1 0 5.1 2.6ZM11.4 4A2.2 2.2 0 1 0 11.5 4ZM0.6 14C0.6 10.4 2.4 8.6 5 8.6C7.6 8.6 9.4 10.4 9.4 14ZM10.4 14C10.4 11.8 9.8 10.2 8.8 9.2C9.6 8.8 10.4 8.6 11.4 8.6C13.8 8.6 15.4 10.4 15.4 14Z',
  // A star.
  marker: 'M8 1L10 6L15 6.6L11.2 10L12.4 15L8 12.4L3.6 15L4.8 10L1 6.6L6 6Z',
  // A camera.
  scout: 'M1 4H4.6L6 2H10L11.4 4H15V14H1ZM8 5.6A3.2 3.2 0 1 0 8.1 5.6Z',
} as const;

export type CountKind = keyof typeof SIGNS;

/** What a number on a plate counts. */
export const CountSign = ({ kind }: { readonly kind: CountKind }) => (
  <svg aria-hidden viewBox="0 0 16 16" className={`dg-count-sign is-${kind}`}>
    <path d={SIGNS[kind]} />
  </svg>
);
