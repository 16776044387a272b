import type { ReactNode } from 'react';
import type { Shop } from '../../rules/components';

/*
 * What a shop does, as a sign: a square is the plate, a half circle the bowl, a dot a sweet; filled is one's
 * own, hollow somebody else's.
 */
const PLATE = 'M3 8H15V20H3Z';
const bowl = (x: number, y: number) => `M${x} ${y}H${x + 14}A7 8 0 0 1 ${x} ${y}Z`;
const arrow = (x: number, y: number) =>
  `M${x} ${y}H${x + 8}M${x + 5} ${y - 3}L${x + 8} ${y}L${x + 5} ${y + 3}`;
const both = (x: number, y: number) =>
  `${arrow(x, y - 3)}M${x + 8} ${y + 4}H${x}M${x + 3} ${y + 1}L${x} ${y + 4}L${x + 3} ${y + 7}`;

const SIGNS: Readonly<Record<Shop, ReactNode>> = {
  tasting: (
    <>
      <path d={PLATE} className="is-filled" />
      <path d={arrow(17.5, 12)} />
      <path d={bowl(25, 14)} className="is-filled" />
      <circle cx="32" cy="8" r="2.6" className="is-sweet" />
    </>
  ),
  twins: (
    <>
      <path d={bowl(1, 16)} className="is-filled" />
      <path d={bowl(25, 16)} />
      <path d={both(16, 13)} />
      <circle cx="8" cy="10" r="2.8" className="is-sweet" />
      <circle cx="32" cy="10" r="2.8" className="is-sweet" />
    </>
  ),
  refill: (
    <>
      <path d={bowl(1, 14)} className="is-filled" />
      <path d={arrow(16, 12)} />
      <path d="M27 8H39V20H27Z" className="is-filled" />
      <circle cx="33" cy="14" r="2.6" className="is-sweet" />
    </>
  ),
  takeaway: (
    <>
      <path d="M3 14L5 8H15L17 14ZM4 14V22H16V14" />
      <path d={arrow(18, 13)} />
      <path d={bowl(27, 14)} className="is-filled" />
      <circle cx="34" cy="9" r="2.6" className="is-sweet" />
    </>
  ),
  bowls: (
    <>
      <path d={bowl(1, 14)} className="is-filled" />
      <path d={bowl(25, 14)} />
      <path d={both(16, 12)} />
      <circle cx="8" cy="9" r="2.6" className="is-sweet" />
      <circle cx="32" cy="9" r="2.6" className="is-other" />
    </>
  ),
  tidy: (
    <>
      <path d="M3 18A7 8 0 0 0 14 9L4 5Z" />
      <path d={arrow(17, 13)} />
      <path d="M27 8H39V20H27Z" />
      <circle cx="33" cy="14" r="2.6" className="is-other" />
    </>
  ),
  turnover: (
    <>
      <path d={bowl(1, 14)} className="is-filled" />
      <path d={both(16, 12)} />
      <path d="M27 7H39V19H27Z" className="is-filled" />
      <circle cx="8" cy="9" r="2.6" className="is-sweet" />
      <circle cx="33" cy="13" r="2.6" className="is-sweet" />
    </>
  ),
  pairs: (
    <>
      <path d={PLATE} className="is-filled" />
      <path d="M27 8H39V20H27Z" />
      <path d={both(17, 13)} />
      <circle cx="6.6" cy="14" r="2" className="is-sweet" />
      <circle cx="11.6" cy="14" r="2" className="is-sweet" />
      <circle cx="30.6" cy="14" r="2" className="is-other" />
      <circle cx="35.6" cy="14" r="2" className="is-other" />
    </>
  ),
  relabel: (
    <>
      <path d="M3 5H14V22H3Z" className="is-filled" />
      <path d="M28 5H39V22H28Z" className="is-filled" />
      <path d={both(17, 13)} />
      <path d="M8.5 10V17M31 11.5A2.4 2.4 0 1 1 35.4 13L31 17.4H36" className="is-number" />
    </>
  ),
  sugarfree: (
    <>
      <path d="M12 12L14 6H28L30 12ZM13 12V22H29V12" />
      <path d="M9 23L33 4" className="is-bar" />
      <circle cx="21" cy="17" r="2.8" className="is-other" />
    </>
  ),
};

export const ShopSign = ({ shop, className }: { readonly shop: Shop; readonly className?: string }) => (
  <svg aria-hidden viewBox="0 0 42 27" className={className}>
    {SIGNS[shop]}
  </svg>
);
