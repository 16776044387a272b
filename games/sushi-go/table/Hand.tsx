'use client';

import { Check } from 'lucide-react';
import { classes } from '@/ui/classes';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { SushiGoView } from '../rules/view';
import { lockedPlaces } from './locked-places';
import { SushiCard } from './SushiCard';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';

const MOST_IN_A_ROW = 5;

interface HandProps {
  readonly choice: Choice;
  readonly tracks: Tracks;
}

/** The own hand; chosen cards are numbered in their order, locked ones wear a tick. */
export function Hand({ choice, tracks }: HandProps) {
  const { places, kinds, isChoosing, mayTakeTwo, mayPick, press } = choice;
  const t = useWords();
  const { view } = useTable<SushiGoView>();
  const foresee = useForecast();
  // With chopsticks, the second card is laid down after the first.
  const first = mayTakeTwo ? kinds.slice(0, 1) : [];
  const locked = lockedPlaces(view.hand, view.pick);
  const chosen = locked.length > 0 ? locked : places;
  const rows = view.hand.length > MOST_IN_A_ROW ? 2 : 1;
  const columns = Math.max(Math.ceil(view.hand.length / rows), 3);
  return (
    <ul
      key={`${view.round} ${view.passes}`}
      aria-label={t('board.hand')}
      className="sg-hand"
      data-rows={rows}
      style={{ '--sg-columns': columns, '--sg-count': Math.max(view.hand.length, 3) } as React.CSSProperties}
    >
      {view.hand.map((kind, place) => {
        const order = chosen.indexOf(place);
        const isLocked = locked.includes(place);
        const position = t('board.place', { place: order + 1 });
        const note = isLocked ? `${position} · ${t('board.chosen')}` : position;
        const brings = isChoosing ? foresee(places.includes(place) ? [kind] : [...first, kind]) : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only
          <li key={place} className="sg-hand-card">
            <SushiCard
              kind={kind}
              travel={travelOf(tracks, zoneOf('hand', view.playerID), place)}
              hasPower
              isLit={isChoosing && chosen.length === 0}
              isForbidden={isChoosing && !mayPick(place)}
              isDim={!isChoosing && !isLocked}
              isSelected={order >= 0}
              {...(order >= 0 && { note })}
              {...(brings !== undefined && brings.points > 0 && { forecast: brings.line })}
              {...(isChoosing && { onPress: () => press(place) })}
            />
            {brings !== undefined && brings.points > 0 && (
              <span aria-hidden className={classes('sg-forecast', brings.by !== null && 'is-set')}>
                +{brings.points}
              </span>
            )}
            {order >= 0 && (isLocked || mayTakeTwo) && (
              <span aria-hidden className="sg-order wax">
                {isLocked && chosen.length === 1 ? <Check size={16} strokeWidth={3.5} /> : order + 1}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
