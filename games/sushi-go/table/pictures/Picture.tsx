import type { ReactNode } from 'react';
import type { Kind } from '../../rules/components';
import { Maki } from './Maki';
import { Nigiri } from './Nigiri';
import { Chopsticks, Dumpling, Pudding, Sashimi, Tempura, Wasabi } from './sides';

const PICTURES: Readonly<Record<Kind, ReactNode>> = {
  tempura: <Tempura />,
  sashimi: <Sashimi />,
  dumpling: <Dumpling />,
  'maki-1': <Maki rolls={1} />,
  'maki-2': <Maki rolls={2} />,
  'maki-3': <Maki rolls={3} />,
  egg: <Nigiri kind="egg" />,
  salmon: <Nigiri kind="salmon" />,
  squid: <Nigiri kind="squid" />,
  wasabi: <Wasabi />,
  pudding: <Pudding />,
  chopsticks: <Chopsticks />,
};

/** What lies on the plate, as decoration: whoever shows it says what it is. */
export function Picture({ kind, className }: { readonly kind: Kind; readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="-3 -3 106 106" className={className}>
      {PICTURES[kind]}
    </svg>
  );
}
