'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { type Tracks, zoneOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import { type Card, VALUES } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { Jumbos } from './Jumbos';
import { Pile } from './Pile';
import { PotFace } from './PotCard';
import type { Aim } from './use-aim';
import { useWords } from './use-words';

/** What lies in a pile, where all of them lie open: a small card for each value there is. */
function OpenPile({ pile, name }: { readonly pile: readonly Card[]; readonly name: string }) {
  const t = useWords();
  return (
    <ul aria-label={t('board.open-pile', { name })} className="c10-open-pile">
      {VALUES.map((value) => {
        const count = pile.filter((card) => card === value).length;
        const copies = t('summary.copies', { card: t(`cards.${value}`), count });
        return (
          count > 0 && (
            <li key={value} className="c10-open-card">
              <Sign says={copies}>
                <span aria-hidden className="c10-open-face">
                  <PotFace card={value} />
                </span>
                <span aria-hidden className="c10-open-count">
                  ×{count}
                </span>
              </Sign>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly aim: Aim | undefined;
}

/** Another seat's cloth on the counter: its pile, face down, and the jumbo pots it has won. */
export function SeatPlace({ playerID, tracks, aim }: SeatPlaceProps) {
  const t = useWords();
  const { view, openViews, seatOf } = useTable<Cat10View>();
  const { name } = seatOf(playerID);
  const count = at(view.jumbos, playerID);
  return (
    <Place
      playerID={playerID}
      label={t('board.place', { name })}
      className={classes('c10-place', openViews !== undefined && 'is-open')}
      aim={
        aim && {
          isTarget: aim.targets.includes(playerID),
          isAimedAt: aim.pointed === playerID,
          onAim: () => aim.choose(playerID),
        }
      }
    >
      <Pile tracks={tracks} zone={zoneOf('pile', playerID)} label={t('board.pile-of', { name })} />
      <Jumbos
        tracks={tracks}
        zone={zoneOf('jumbos', playerID)}
        label={t('board.jumbos', { count })}
        className="c10-won"
      />
      {openViews !== undefined && <OpenPile pile={at(view.piles, playerID)} name={name} />}
    </Place>
  );
}
