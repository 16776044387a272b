'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { type Tracks, zoneOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import { KINDS, PLACE } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { Heap } from './Heap';
import { ShopPlaque } from './ShopPlaque';
import type { Choice } from './use-choice';
import { useShownCards } from './use-shown-cards';
import { useWords } from './use-words';

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** What another seat has before it: a plate, a bowl, and perhaps a shop. */
export function SeatPlace({ playerID, tracks, choice }: SeatPlaceProps) {
  const t = useWords();
  const { view, seatOf } = useTable<SweetNoseView>();
  const cards = useShownCards()(playerID);
  const { shop } = at(view.seats, playerID);
  const { name } = seatOf(playerID);
  const step = `seat:${playerID}`;
  const isTarget = choice.next.includes(step);
  const isAiming = choice.next.some((one) => one.startsWith('seat:'));
  const plate = at(view.plates, playerID);
  const bowl = at(view.bowls, playerID);
  return (
    <Place
      playerID={playerID}
      label={t('board.place', { name })}
      className="sn-place"
      markSize="1.05rem"
      aim={
        isAiming
          ? {
              isTarget,
              isAimedAt: choice.pointed === step,
              onAim: isTarget ? () => choice.press(step) : undefined,
            }
          : { isTarget: false, isAimedAt: choice.made.includes(step) }
      }
    >
      <span className={classes('sn-tray is-plate', !plate.some(Boolean) && 'is-bare')}>
        {KINDS.map((kind) => (
          <span key={kind} className="sn-cell">
            <Heap kind={kind} amounts={plate} zone={zoneOf('plate', playerID)} tracks={tracks} />
            {cards.length > 0 && (
              <Sign
                says={t('board.open-card', { sweet: t(`sweets.${kind}`), level: cards[PLACE[kind]] ?? 0 })}
                className="sn-open-card"
                data-level={cards[PLACE[kind]]}
              >
                {cards[PLACE[kind]]}
              </Sign>
            )}
          </span>
        ))}
      </span>
      <span className="sn-tray is-bowl">
        {KINDS.map((kind) => (
          <span key={kind} className="sn-cell">
            <Heap kind={kind} amounts={bowl} zone={zoneOf('bowl', playerID)} tracks={tracks} />
          </span>
        ))}
      </span>
      <span className="sn-held">
        {shop !== null && (
          <ShopPlaque shop={shop} zone={zoneOf('shop', playerID)} index={0} tracks={tracks} />
        )}
      </span>
    </Place>
  );
}
