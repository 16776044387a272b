'use client';

import { SignList } from '@/ui/table/SignList';
import { type CountKind, CountSign } from './CountSign';
import { Sign as ColourSign } from './pictures/Portrait';

const Count = ({ sign, count }: { readonly sign: CountKind; readonly count: number }) => (
  <span className="dg-count">
    <CountSign kind={sign} />
    {count}
  </span>
);

/** What the signs of this table mean. */
export default function Legend() {
  return (
    <SignList
      signs={{
        audience: <Count sign="audience" count={24} />,
        marker: <Count sign="marker" count={3} />,
        scout: <Count sign="scout" count={1} />,
        unit: (
          <span className="dg-unit is-in-legend" data-colour="cool">
            <span className="dg-unit-in">
              <ColourSign colour="cool" className="dg-unit-sign" />
              <b>2</b>
              <span className="dg-unit-managers">+1</span>
            </span>
          </span>
        ),
        'plus-one': <b>+1</b>,
        stack: <span className="dg-stack-count is-in-legend">6</span>,
      }}
    />
  );
}
