export type BadgeKind = 'decided' | 'thinking' | 'poor' | 'starter';

/** What is drawn on a badge: a tick, three dots, a lock, a flag. */
export const BadgeMark = ({ kind }: { readonly kind: BadgeKind }) => (
  <svg aria-hidden viewBox="0 0 16 16">
    {kind === 'decided' && <path d="M2.5 8.5L6.4 12.4L13.6 4" className="mc-badge-line" />}
    {kind === 'thinking' && <path d="M2.6 8h0.1M8 8h0.1M13.3 8h0.1" className="mc-badge-dots" />}
    {kind === 'poor' && <path d="M5 7V5A3 3 0 0 1 11 5V7M3.4 7H12.6V13.6H3.4Z" className="mc-badge-lock" />}
    {kind === 'starter' && <path d="M4 14V2L13 5.4L4.6 9" className="mc-badge-flag" />}
  </svg>
);
