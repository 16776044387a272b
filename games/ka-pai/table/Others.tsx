'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { Zoomable } from '@/ui/pieces/Zoom';
import { SeatMark } from '@/ui/SeatMark';
import { SignPlace } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import type { KaPaiView } from '../rules/view';
import { Drawing } from './Drawing';
import { Tally } from './Tally';
import { useWords } from './use-words';

export interface OthersProps {
  readonly shown: PlayerID;
  readonly onShow: (seat: PlayerID) => void;
}

/** Every sheet, small: pressed, it lies on the pad; looked at closely, it is shown beside. */
export function Others({ shown, onShow }: OthersProps) {
  const t = useWords();
  const { view, seats } = useTable<KaPaiView>();
  if (seats.length === 1) return null;
  return (
    <ul className="kp-others" aria-label={t('board.others')} data-count={seats.length}>
      {seats.map(({ playerID, name }) => {
        const sheet = at(view.sheets, playerID);
        return (
          <li key={playerID}>
            <Zoomable
              paper={
                <span className="kp-large paper">
                  <bdi className="font-heading font-bold">{name}</bdi>
                  <Drawing kind={view.options.sheet} sheet={sheet} />
                  <SignPlace value="pressed">
                    <Tally view={view} sheet={sheet} />
                  </SignPlace>
                </span>
              }
            >
              <button
                type="button"
                aria-label={t('board.sheet', { name })}
                aria-pressed={playerID === shown}
                className={classes('kp-small', playerID === shown && 'is-shown', sheet.isDone && 'is-done')}
                onClick={() => onShow(playerID)}
              >
                <Drawing kind={view.options.sheet} sheet={sheet} isSmall />
                <SeatMark playerID={playerID} size="0.95rem" />
              </button>
            </Zoomable>
          </li>
        );
      })}
    </ul>
  );
}
