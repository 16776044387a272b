'use client';

import { Check } from 'lucide-react';
import { SignList } from '@/ui/table/SignList';
import { Picture } from './pictures/Picture';
import { SushiCard } from './SushiCard';
import './legend.css';

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        points: (
          <span className="sg-points-all">
            <span className="sg-points">9</span>
            <span className="sg-laid-points">+6</span>
          </span>
        ),
        tempura: <SushiCard kind="tempura" width="3.4rem" />,
        sashimi: <SushiCard kind="sashimi" width="3.4rem" />,
        dumpling: <SushiCard kind="dumpling" width="3.4rem" />,
        wasabi: <SushiCard kind="wasabi" width="3.4rem" />,
        nigiri: <SushiCard kind="salmon" width="3.4rem" />,
        maki: <SushiCard kind="maki-2" width="3.4rem" />,
        pudding: <SushiCard kind="pudding" width="3.4rem" />,
        chopsticks: <SushiCard kind="chopsticks" width="3.4rem" />,
        set: <span className="sg-plate is-in-legend">2/3</span>,
        scoring: <span className="sg-plate is-scoring is-in-legend">+10</span>,
        tally: (
          <span className="sg-tally">
            <span>
              <Picture kind="maki-1" className="sg-tally-picture" />4
            </span>
            <span>
              <Picture kind="pudding" className="sg-tally-picture" />1
            </span>
          </span>
        ),
        hands: (
          <span className="sg-hands is-in-legend">
            <span className="sg-tiny-back">
              <span data-up={false} />
            </span>
            ×7
          </span>
        ),
        locked: (
          <span className="sg-locked">
            <Check size={13} strokeWidth={4} />
          </span>
        ),
      }}
    />
  );
}
