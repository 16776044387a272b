'use client';

import { SignList } from '@/ui/table/SignList';
import { type BadgeKind, BadgeMark } from './BadgeMark';
import { Crystals } from './Crystals';
import './legend.css';

const Badge = ({ kind }: { readonly kind: BadgeKind }) => (
  <span className="mc-badge" data-kind={kind}>
    <BadgeMark kind={kind} />
  </span>
);

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        crystals: (
          <span className="mc-points">
            <Crystals points={12} playerID="legend" payer={null} />
            <span className="mc-points-number">12</span>
          </span>
        ),
        worth: (
          <span className="mc-legend-worth">
            <strong className="mc-worth-number">8</strong>
          </span>
        ),
        lid: (
          <span className="mc-legend-lid">
            <span className="mc-lid-number is-in-legend">7</span>
          </span>
        ),
        used: <b className="mc-die-used">4</b>,
        decided: <Badge kind="decided" />,
        thinking: <Badge kind="thinking" />,
        poor: <Badge kind="poor" />,
        starter: <Badge kind="starter" />,
      }}
    />
  );
}
