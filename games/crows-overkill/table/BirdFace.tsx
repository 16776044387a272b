import { type BirdCard, COUNT } from '../rules/components';
import { BirdPicture } from './pictures/BirdPicture';

/** What is printed on a card of the birds' deck: a pane of the sky with birds on its sill. */
export const BirdFace = ({ card }: { readonly card: BirdCard }) => {
  const count = card === 'gong' ? 1 : COUNT[card];
  return (
    <span className="co-pane" data-bird={card}>
      <BirdPicture card={card} className="co-pane-picture" />
      {count > 1 && (
        <span aria-hidden className="co-pane-count">
          {count}
        </span>
      )}
    </span>
  );
};
