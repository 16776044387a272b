'use client';

import { at } from '@/kit/seats';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import type { Tracks } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { NinjaSoulView } from '../rules/view';
import { type Chances, certainKind } from '../seat/knowledge';
import { CardBack } from './CardBack';
import { Known } from './Known';
import { isOver, lyingAt } from './lying';
import { FallenMark } from './marks';
import { SeatCard } from './SeatPlace';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';

interface HandProps {
  readonly tracks: Tracks;
  readonly choice: Choice;
  readonly chances: readonly Chances[] | undefined;
}

/** What there is to say of the own card, or of the two in the dark. */
function useWordsBeside({ choice, chances }: Omit<HandProps, 'tracks'>): string {
  const t = useWords();
  const { view, seatOf } = useTable<NinjaSoulView>();
  const forecast = useForecast(choice);
  if (view.playerID === null) return '';
  const { shown, isDead } = at(view.seats, view.playerID);
  const lying = lyingAt(view, view.playerID);
  // Once the round is over its cards lie open, and have no power any more.
  if (isOver(view) && lying !== 'hidden' && lying !== 'nothing')
    return t('board.own-open', { card: t(`cards.${lying}`) });
  if (shown !== null) return t(`powers.${shown}`);
  if (choice.step === 'dark' && choice.target !== undefined)
    return forecast(choice.target) ?? t('board.dark-theirs', { name: seatOf(choice.target).name });
  if (isDead) return t('board.killed');
  const kind = chances === undefined ? undefined : certainKind(at(chances, view.playerID));
  return kind === undefined
    ? t('board.own-unknown')
    : t('forecast.open-known', { card: t(`held.${kind}`), power: t(`powers.${kind}`) });
}

/** The card in front of this seat, which it may not look at; in the dark, somebody else's beside it. */
export function Hand({ tracks, choice, chances }: HandProps) {
  const t = useWords();
  const { view, playerID, seatOf } = useTable<NinjaSoulView>();
  const words = useWordsBeside({ choice, chances });
  if (playerID === null) return null;
  const { isDead, shown } = at(view.seats, playerID);
  const isDark = choice.step === 'dark' && choice.target !== undefined;
  return (
    <div className="ns-hand" data-dark={isDark}>
      <div className="ns-own">
        <span className="ns-place-card" title={t('board.own-card')}>
          <SeatCard playerID={playerID} tracks={tracks} />
          {isDead && (
            <span className="ns-fallen">
              <FallenMark />
            </span>
          )}
          {!isDead && shown === null && !isOver(view) && <Known playerID={playerID} chances={chances} />}
        </span>
        {isDark && choice.target !== undefined && (
          <span className="ns-place-card ns-taken">
            <PlayingCard
              label={t('board.dark-theirs', { name: seatOf(choice.target).name })}
              back={<CardBack />}
              width="100%"
            />
            <Known playerID={choice.target} chances={chances} />
          </span>
        )}
      </div>
      <p className="ns-own-words">{words}</p>
    </div>
  );
}
