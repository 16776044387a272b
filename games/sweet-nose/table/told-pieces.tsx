import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import type { ToldPiece } from '@/ui/table/told-pieces';
import { KINDS, SHOPS } from '../rules/components';
import { Sweet } from './pictures/Sweet';
import { ShopFace } from './ShopPlaque';
import type { Words } from './use-words';

/** The sweets that changed hands, or the shop that was used or chosen. */
export const piecesTold =
  (t: Words) =>
  ({ kind, facts }: SeatJournalEntry): ToldPiece[] => {
    const shop = SHOPS.find((one) => kind === `use-${one}`);
    if (shop !== undefined)
      return [{ key: shop, label: t(`shops.${shop}.name`), face: <ShopFace shop={shop} hasName /> }];
    return [facts.take, facts.give].flatMap((fact, index) => {
      const sweet = KINDS.find((one) => one === wordIn(fact));
      return sweet === undefined
        ? []
        : [
            {
              key: `${sweet} ${index}`,
              label: t(`sweets.${sweet}`),
              face: <Sweet kind={sweet} className="sn-told" />,
            },
          ];
    });
  };
