'use client';

import { SignList } from '@/ui/table/SignList';
import type { Deck as DeckKind, Trait as TraitKind } from '../rules/components';
import { MarkFace } from './Marks';
import { DeckSign, PileSign, SKULL, SkullSign, TraitSign } from './signs';
import { TokenSign } from './TokenSign';
import { useWords } from './use-words';
import './legend.css';

function Trait({ trait }: { readonly trait: TraitKind }) {
  return (
    <span className="bt-values is-in-legend">
      <span data-trait={trait}>
        <TraitSign trait={trait} />4
      </span>
    </span>
  );
}

const Deck = ({ deck }: { readonly deck: DeckKind }) => (
  <span className="bt-symbol is-in-legend" data-deck={deck}>
    <DeckSign deck={deck} />
  </span>
);

/** What the signs of this table mean. */
export default function Legend() {
  const t = useWords();
  return (
    <SignList
      signs={{
        speed: <Trait trait="speed" />,
        might: <Trait trait="might" />,
        sanity: <Trait trait="sanity" />,
        knowledge: <Trait trait="knowledge" />,
        omen: <Deck deck="omen" />,
        item: <Deck deck="item" />,
        event: <Deck deck="event" />,
        held: <span className="bt-held">2</span>,
        traitor: (
          <span className="bt-traitor is-in-legend">
            <SkullSign />
          </span>
        ),
        pile: (
          <span className="bt-token is-pile">
            <PileSign />
          </span>
        ),
        token: (
          <span className="bt-token">
            <TokenSign haunt={undefined} token="secret-passage" />
          </span>
        ),
        mark: (
          <span className="bt-mark">
            <MarkFace path={undefined} count="3" />
          </span>
        ),
        peril: (
          <span className="bt-mark is-peril">
            <MarkFace path={SKULL} count="11%" />
          </span>
        ),
        chance: (
          <span className="bt-chance">
            <span className="bt-chance-lit" style={{ scale: '0.6 1' }} />
            <span className="bt-chance-number">{t('board.chance', { from: 4, percent: 60 })}</span>
          </span>
        ),
        goal: (
          <span className="bt-progress is-in-legend">
            <span className="bt-progress-done" style={{ scale: '0.4 1' }} />
            <span className="bt-progress-number">{t('board.goal', { percent: 40 })}</span>
          </span>
        ),
      }}
    />
  );
}
