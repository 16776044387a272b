import { classes } from '@/ui/classes';
import { stamped } from '@/ui/motion/travel';

const BLOB =
  'M20 2.2C23.2 1 25.8 3.4 28.8 4.2C31.8 5 34 7 34.6 10.2C35.2 13 38 15.4 37.6 19.2C37.2 22.4 38 25.6 35.6 28.4C33.4 31 32.4 34.4 28.8 35.6C26 36.6 23.6 38.6 20 38C16.6 37.4 13 38.6 10 36C7.4 33.8 4 32.8 3 29C2.2 26 .6 23.4 1.8 20C2.8 17 2 13.4 4.8 10.6C7.2 8.2 8.6 5 12.2 4.2C15 3.6 17.2 3 20 2.2Z';
const HEART =
  'M20 29C14.4 24.8 11.4 21.8 11.4 18C11.4 13.2 18 12.2 20 17C22 12.2 28.6 13.2 28.6 18C28.6 21.8 25.6 24.8 20 29Z';

export interface WaxSealProps {
  /** CSS length. */
  readonly size?: string;
  /** Only the mark where a seal may yet be put. */
  readonly isEmpty?: boolean;
  readonly className?: string;
  /** Names a seal that is pressed on when it is new. */
  readonly stamp?: string;
}

/** A token of affection: a drop of sealing wax with a heart pressed into it. */
export function WaxSeal({ size = '1.25rem', isEmpty = false, className, stamp }: WaxSealProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      width={size}
      height={size}
      className={classes('ll-seal', className)}
      {...(stamp !== undefined && stamped(stamp))}
    >
      {isEmpty ? (
        <path d={HEART} className="ll-seal-empty" />
      ) : (
        <>
          <path d={BLOB} transform="translate(0 1.2)" fill="var(--ll-wax-deep)" />
          <path d={BLOB} fill="var(--ll-wax)" />
          <circle cx="20" cy="20.2" r="13" fill="var(--ll-wax-deep)" />
          <circle cx="20" cy="21" r="12.4" fill="var(--ll-wax)" />
          <path d="M6.4 14C7.6 10.6 10.4 8 14 7" className="ll-seal-shine" />
          <path d={HEART} transform="translate(0 -.7)" fill="var(--ll-wax-deep)" />
          <path d={HEART} fill="var(--ll-wax-light)" />
        </>
      )}
    </svg>
  );
}
