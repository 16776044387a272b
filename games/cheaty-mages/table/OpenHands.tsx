'use client';

import { HeldCards } from '@/ui/pieces/HeldCards';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, zoneOf } from '@/ui/pieces/tracks';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { CheatyMagesView } from '../rules/view';
import { CardBack, SpellFace } from './SpellFace';
import { useWords } from './use-words';
import { ReadableSpell } from './Zooms';

/** A match watched again: what everybody holds and has bet on. */
export function OpenHands({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { openViews, seats } = useTable<CheatyMagesView>();
  const views = openViews as readonly CheatyMagesView[] | undefined;
  if (views === undefined) return null;
  return (
    <ul className="cm-open">
      {seats.map(({ playerID, name }) => {
        const { hand = [], bets = [] } = views[Number(playerID)] ?? {};
        return (
          <li key={playerID} aria-label={t('board.open', { name })}>
            <SeatMark playerID={playerID} size="0.9rem" />
            <span className="cm-open-bets">
              {bets.map((lane) => (
                <span key={lane} className="cm-ticket">
                  {lane}
                </span>
              ))}
            </span>
            <HeldCards
              tracks={tracks}
              zone={zoneOf('hand', playerID)}
              back={<CardBack />}
              isSecret={false}
              className="cm-open-hand"
              known={(index, travel) => {
                const spell = hand[index];
                return spell === undefined ? undefined : (
                  <ReadableSpell spell={spell}>
                    <PlayingCard
                      label={t(`spells.${spell}`)}
                      face={<SpellFace spell={spell} />}
                      back={<CardBack />}
                      width="100%"
                      travel={travel}
                    />
                  </ReadableSpell>
                );
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
