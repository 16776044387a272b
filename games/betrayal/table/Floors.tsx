'use client';

import { reversed } from '@/kit/last';
import { SmallPlan } from '@/ui/pieces/GridMap';
import { useTable } from '@/ui/table/TableProvider';
import { FLOORS, type Floor } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { tilesOn } from './plan';
import type { ChoiceControl } from './use-choice';
import { useNames, useWords } from './use-words';

interface FloorsProps {
  readonly shown: Floor;
  readonly show: (floor: Floor) => void;
  readonly choice: ChoiceControl;
}

/** The three floors as small plans, upper first as they lie in the house: one press shows one of them. */
export function Floors({ shown, show, choice }: FloorsProps) {
  const t = useWords();
  const name = useNames();
  const { view, playerID } = useTable<BetrayalView>();
  const targets = [...choice.targets.values()];
  return (
    <nav aria-label={t('board.floors')} className="bt-floors">
      {reversed(FLOORS).map((floor) => {
        const tiles = tilesOn(view.tiles, floor);
        const reach = targets.filter((target) => target.floor === floor);
        const dots = view.explorers.flatMap((one, seat) => {
          const tile = one.life === 'left' ? undefined : tiles.find(({ room }) => room === one.room);
          return tile === undefined || one.explorer === null
            ? []
            : [{ seat: String(seat), x: tile.x, y: tile.y }];
        });
        const isMine = dots.some(({ seat }) => seat === playerID);
        const spots = [
          ...tiles.map(({ x, y }) => ({
            x,
            y,
            isLit: reach.some((target) => target.x === x && target.y === y),
          })),
          ...reach.filter(({ room }) => room === null).map(({ x, y }) => ({ x, y, isLit: true })),
        ];
        return (
          <button
            key={floor}
            type="button"
            aria-pressed={shown === floor}
            aria-label={t('board.floor-tab', {
              floor: name('floors', floor),
              rooms: tiles.length,
              mine: isMine ? 'yes' : 'no',
              reach: reach.length,
            })}
            className="bt-floor"
            onClick={() => show(floor)}
          >
            <SmallPlan spots={spots} dots={dots} />
            <span aria-hidden className="bt-floor-name">
              {name('floors', floor)}
            </span>
            {reach.length > 0 && shown !== floor && (
              <span aria-hidden className="bt-floor-reach">
                {reach.length}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
