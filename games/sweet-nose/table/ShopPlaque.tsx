'use client';

import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { Readable } from '@/ui/pieces/Readable';
import { type Tracks, travelOf } from '@/ui/pieces/tracks';
import { Zoomable } from '@/ui/pieces/Zoom';
import { LEVEL_OF, type Shop } from '../rules/components';
import { ShopSign } from './pictures/ShopSign';
import { useWords } from './use-words';

/** A shop as it hangs in the street: its sign, and its name where there is room. */
export function ShopFace({ shop, hasName = false }: { readonly shop: Shop; readonly hasName?: boolean }) {
  const t = useWords();
  return (
    <span className="sn-plaque" data-level={LEVEL_OF[shop]}>
      <ShopSign shop={shop} className="sn-plaque-sign" />
      {hasName && <span className="sn-plaque-name">{t(`shops.${shop}.name`)}</span>}
    </span>
  );
}

function LargeShop({ shop }: { readonly shop: Shop }) {
  const t = useWords();
  return (
    <>
      <span className="sn-large">
        <ShopFace shop={shop} hasName />
      </span>
      <span className="zoom-note">
        <b>{t('board.level', { level: LEVEL_OF[shop] })}</b> {t(`shops.${shop}.long`)}
      </span>
    </>
  );
}

interface ShopPlaqueProps {
  readonly shop: Shop;
  readonly zone: string;
  /** Its place among the pieces of the zone. */
  readonly index: number;
  readonly tracks: Tracks;
  readonly hasName?: boolean;
  readonly isSelected?: boolean;
  readonly onPress?: (() => void) | undefined;
}

/** A shop that can be looked at closely, and chosen where that is asked for. */
export function ShopPlaque({ shop, zone, index, tracks, hasName, isSelected, onPress }: ShopPlaqueProps) {
  const t = useWords();
  const name = t(`shops.${shop}.name`);
  const face = (
    <span className="sn-plaque-body" {...travels(travelOf(tracks, zone, index))}>
      <ShopFace shop={shop} hasName={hasName ?? false} />
    </span>
  );
  if (onPress === undefined)
    return (
      <Readable
        name={name}
        description={t(`shops.${shop}.long`)}
        large={<LargeShop shop={shop} />}
        className="sn-plaque-button"
      >
        {face}
      </Readable>
    );
  return (
    <Zoomable paper={<LargeShop shop={shop} />}>
      <button
        type="button"
        aria-label={name}
        aria-description={t(`shops.${shop}.long`)}
        aria-pressed={isSelected}
        className={classes('sn-plaque-button is-lit', isSelected && 'is-selected')}
        onClick={onPress}
      >
        {face}
      </button>
    </Zoomable>
  );
}
