import type { ReactNode } from 'react';
import type { Kind } from '../../rules/components';

/** A mung bean cake: pressed in a wooden mould, with a flower on top. */
const mung = (
  <>
    <path
      d="M14 10H50Q55 10 55 15V46Q55 55 46 55H18Q9 55 9 46V15Q9 10 14 10Z"
      fill="var(--sn-mung-deep)"
      className="sn-o"
    />
    <path
      d="M15 9H49Q55 9 55 15V39Q55 45 49 45H15Q9 45 9 39V15Q9 9 15 9Z"
      fill="var(--sn-mung)"
      className="sn-o"
    />
    <path
      d="M32 14A6 6 0 0 1 37 22A6 6 0 0 1 43 29A6 6 0 0 1 36 33A6 6 0 0 1 32 39A6 6 0 0 1 28 33A6 6 0 0 1 21 29A6 6 0 0 1 27 22A6 6 0 0 1 32 14Z"
      fill="var(--sn-mung-light)"
      className="sn-thin"
    />
    <circle cx="32" cy="27" r="3.4" fill="var(--sn-mung-deep)" />
    <path d="M14 16Q14 14 16 14H22" className="sn-shine" />
  </>
);

/** A longevity peach: a steamed bun, pink at its tip, on two leaves. */
const peach = (
  <>
    <path d="M32 52C20 60 10 56 6 48C16 42 26 44 32 52Z" fill="var(--sn-leaf)" className="sn-o" />
    <path d="M32 52C44 60 54 56 58 48C48 42 38 44 32 52Z" fill="var(--sn-leaf)" className="sn-o" />
    <path
      d="M32 5C38 11 55 17 55 34C55 47 45 54 32 54S9 47 9 34C9 17 26 11 32 5Z"
      fill="var(--sn-peach-light)"
      className="sn-o"
    />
    <path
      d="M32 6C38 12 54 17 54 33C46 27 39 26 32 28C25 26 18 27 10 33C10 17 26 12 32 6Z"
      fill="var(--sn-peach)"
    />
    <path d="M33 9C29 22 29 38 35 51" className="sn-fold" />
    <path d="M17 27C18 23 20 20 23 18" className="sn-shine" />
  </>
);

/** Peanut candy: a bar cut off a slab, with peanuts in it. */
const peanut = (
  <>
    <path d="M4 38L42 15L60 24L60 32L22 56L4 46Z" fill="var(--sn-peanut-deep)" className="sn-o" />
    <path d="M4 38L42 15L60 24L22 47Z" fill="var(--sn-peanut)" className="sn-o" />
    <path d="M22 47V56" className="sn-o" />
    <g fill="var(--sn-nut)" className="sn-thin">
      <ellipse cx="18" cy="37" rx="5" ry="3.2" transform="rotate(-28 18 37)" />
      <ellipse cx="30" cy="39" rx="5" ry="3.2" transform="rotate(10 30 39)" />
      <ellipse cx="33" cy="28" rx="5" ry="3.2" transform="rotate(-34 33 28)" />
      <ellipse cx="46" cy="27" rx="5" ry="3.2" transform="rotate(-8 46 27)" />
      <ellipse cx="36" cy="48" rx="3.6" ry="2.4" transform="rotate(-34 36 48)" />
      <ellipse cx="50" cy="36" rx="3.6" ry="2.4" transform="rotate(-34 50 36)" />
    </g>
    <path d="M11 37L24 29" className="sn-shine" />
  </>
);

/** Zhuangyuan cake: steamed rice flour in the shape of a scholar's hat, a red dot on top. */
const zhuangyuan = (
  <>
    <path
      d="M32 6L41 11L52 10L54 21L61 29L55 38L54 49L43 50L32 57L21 50L10 49L9 38L3 29L10 21L12 10L23 11Z"
      fill="var(--sn-cake-deep)"
      className="sn-o"
    />
    <path
      d="M32 3L41 8L51 8L53 18L60 26L54 35L52 45L42 46L32 52L22 46L12 45L10 35L4 26L11 18L13 8L23 8Z"
      fill="var(--sn-cake)"
      className="sn-o"
    />
    <circle cx="32" cy="27" r="12.5" fill="var(--sn-cake-light)" className="sn-thin" />
    <circle cx="32" cy="27" r="5.6" fill="var(--sn-stamp)" />
    <path d="M15 19L18 13H24" className="sn-shine" />
  </>
);

/** Tanghulu: three haws in sugar on a stick. */
const tanghulu = (
  <>
    <path d="M5 59L56 8" className="sn-stick-edge" />
    <path d="M5 59L56 8" className="sn-stick" />
    <circle cx="21" cy="43" r="11.5" fill="var(--sn-haw)" className="sn-o" />
    <circle cx="33" cy="31" r="11.5" fill="var(--sn-haw)" className="sn-o" />
    <circle cx="45" cy="19" r="11.5" fill="var(--sn-haw)" className="sn-o" />
    <path d="M38 17A8 8 0 0 1 43 11.6M26 29A8 8 0 0 1 31 23.6M14 41A8 8 0 0 1 19 35.6" className="sn-shine" />
    <path d="M51 25A8 8 0 0 1 48 27.4M39 37A8 8 0 0 1 36 39.4M27 49A8 8 0 0 1 24 51.4" className="sn-glow" />
  </>
);

const PICTURES: Readonly<Record<Kind, ReactNode>> = { mung, peach, peanut, zhuangyuan, tanghulu };

/** One sweet, as it lies on a plate. */
export const Sweet = ({ kind, className }: { readonly kind: Kind; readonly className?: string }) => (
  <svg aria-hidden viewBox="0 0 64 64" className={className}>
    {PICTURES[kind]}
  </svg>
);
