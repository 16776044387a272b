'use client';

import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import { VALUES } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { CardBack } from './CardBack';
import { Jumbos } from './Jumbos';
import { PotFace, PotZoom, ReadablePot, useCardDescription } from './PotCard';
import { useWords } from './use-words';

/** The own pile, looked through: what is equal lies together. After a −2 one gives up cards from here. */
export function Hand({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const description = useCardDescription();
  const { view, playerID, legal, attempt } = useTable<Cat10View>();
  if (playerID === null) return null;
  const pile = at(view.piles, playerID);
  const zone = zoneOf('pile', playerID);
  const isGiving = legal.some(({ move }) => move === 'discard');
  const places = [...pile.keys()];
  return (
    <div className="c10-hand">
      <Jumbos
        tracks={tracks}
        zone={zoneOf('jumbos', playerID)}
        label={t('board.jumbos', { count: at(view.jumbos, playerID) })}
        className="c10-own-jumbos"
      />
      {pile.length === 0 && <p className="c10-no-pile">{t('board.empty-pile')}</p>}
      <ul aria-label={t('board.own-pile')} className="c10-stacks">
        {VALUES.map((value) => {
          const same = places.filter((place) => pile[place] === value);
          const top = same.at(-1);
          const copies = t('summary.copies', { card: t(`cards.${value}`), count: same.length });
          const card = (place: number, isTop: boolean) => (
            <PlayingCard
              label={copies}
              face={<PotFace card={value} />}
              back={<CardBack />}
              width="100%"
              travel={travelOf(tracks, zone, place)}
              {...(isGiving &&
                isTop && {
                  isLit: true,
                  description: `${t('actions.discard', { card: t(`cards.${value}`) })} · ${description(value)}`,
                  onPress: () => attempt({ move: 'discard', args: [value] }),
                })}
            />
          );
          return (
            <li key={value} className={classes('c10-stack', same.length > 1 && 'is-high')}>
              {same
                .filter((place) => place !== top && travelOf(tracks, zone, place).from !== undefined)
                .map((place) => (
                  <span key={travelOf(tracks, zone, place).name} aria-hidden className="c10-stack-card">
                    {card(place, false)}
                  </span>
                ))}
              {top !== undefined && (
                <span key={travelOf(tracks, zone, top).name} className="c10-stack-card">
                  {isGiving ? (
                    <PotZoom card={value}>{card(top, true)}</PotZoom>
                  ) : (
                    <ReadablePot card={value} label={copies}>
                      {card(top, true)}
                    </ReadablePot>
                  )}
                </span>
              )}
              {top !== undefined && (
                <span key={same.length} aria-hidden className="c10-stack-count brass">
                  ×{same.length}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
