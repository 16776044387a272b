'use client';

import type { CSSProperties } from 'react';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { namesIn, type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { isAnswer } from '../rules/components';
import { hasBats } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { CardBack } from './backs';
import { ShamisenCard } from './ShamisenCard';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';
import { CardZoom, ReadableCard, useCardDescription } from './Zooms';

/** What there is to know of the card that is picked, or of the hand as a whole; its room is kept. */
function Deed({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<CrowsOverkillView>();
  const { previews } = useAids();
  const forecast = useForecast()(choice);
  const { card, effect, isKill } = choice;
  const isAsked = choice.step === 'respond' || choice.step === 'mirror';
  const attack = isAsked ? view.attack?.args[0] : undefined;
  const named = card ?? attack;
  const top = view.discard.at(-1);
  const own = view.playerID === null ? [] : (view.seats[Number(view.playerID)]?.birds ?? []);
  const killing = forecast ?? t('board.kill-note');
  // What it is kept for is told before it is given up.
  const isGivenUp = isKill && card !== undefined && isAnswer(card);
  const isKept = card === undefined && attack === undefined && view.hand.includes('door');
  const words =
    card !== undefined
      ? isGivenUp
        ? t(`powers.${card}`)
        : isKill
          ? killing
          : (forecast ?? (effect === undefined ? '' : t(`powers.${effect}`)))
      : attack !== undefined
        ? t(`powers.${attack}`)
        : previews && view.hand.includes('mirror')
          ? top === undefined
            ? t('board.mirror-empty')
            : t(isAnswer(top) ? 'board.mirror-cannot' : 'board.mirror-copies', { card: t(`cards.${top}`) })
          : hasBats(own)
            ? t('board.bats-note')
            : isKept
              ? t('board.door-note')
              : '';
  return (
    <p className="co-deed">
      {/* Other words are other words: they do not slide. */}
      {(named !== undefined || words !== '') && (
        <span key={words}>
          {named !== undefined && <b>{t(`cards.${named}`)}</b>} {words}
          {isGivenUp && <span className="block">{killing}</span>}
        </span>
      )}
      {choice.mayChange && (
        <button type="button" className="co-change" data-kill={isKill} onClick={choice.change}>
          {isKill && effect !== undefined ? t('actions.effect') : t('actions.kill')}
        </button>
      )}
    </p>
  );
}

/** The own cards at the edge of the room. */
export function Hand({ tracks, choice }: { readonly tracks: Tracks; readonly choice: Choice }) {
  const t = useWords();
  const description = useCardDescription();
  const { view, playerID } = useTable<CrowsOverkillView>();
  if (playerID === null) return null;
  const zone = zoneOf('hand', playerID);
  const names = namesIn(tracks, zone);
  const isMine = choice.step !== 'wait' && choice.step !== 'sent';
  return (
    <div className="co-hand">
      <Deed choice={choice} />
      <ul
        aria-label={t('board.hand')}
        className="co-hand-cards"
        style={{ '--co-count': view.hand.length } as CSSProperties}
      >
        {view.hand.map((kind, index) => {
          const isPicked = choice.index === index;
          const card = (
            <PlayingCard
              label={t(`cards.${kind}`)}
              description={description(kind)}
              face={<ShamisenCard card={kind} />}
              back={<CardBack />}
              width="100%"
              travel={travelOf(tracks, zone, index)}
              isSelected={isPicked}
              isDim={isMine && choice.index !== undefined && !isPicked}
              isLit={isMine && choice.index === undefined}
              isForbidden={isMine && !choice.mayPick(index)}
              {...(isMine && { onPress: () => choice.pick(index) })}
            />
          );
          return (
            <li
              key={names[index] ?? index}
              className="co-hand-card"
              style={{ '--co-place': index } as CSSProperties}
            >
              {isMine ? (
                <CardZoom card={kind}>{card}</CardZoom>
              ) : (
                <ReadableCard card={kind}>{card}</ReadableCard>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
