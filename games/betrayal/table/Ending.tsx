'use client';

import { useEffect } from 'react';
import type { Json } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { seatIDs } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { rememberWon } from '@/ui/setup/met';
import { playSound } from '@/ui/sound';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import { MET } from '../haunts/met';
import type { BetrayalView } from '../rules/view';
import { bookFacts } from './book-facts';
import { FacedMark } from './FacedMark';
import { HauntPlate } from './HauntPlate';
import { bookOf, sideNamed } from './sides';
import { useNames, useWords } from './use-words';

/** By seat, where somebody has died and of what, and in which round. */
function useDeaths(): ReadonlyMap<string, Facts> {
  const { journal } = useTable<BetrayalView>();
  const deaths = new Map<string, Facts>();
  let round: Json = 0;
  for (const { kind, playerID, facts } of journal.flatMap(({ entries }) => entries)) {
    if (kind === 'round') round = facts.round ?? 0;
    if (kind === 'die' && playerID !== null) deaths.set(playerID, { ...facts, round });
  }
  return deaths;
}

/** Keeps on this device which haunt its people have won, and as whom: those in front of it, and no bot. */
function useWonHere(): void {
  const { view, seats, playerID, setting } = useTable<BetrayalView>();
  const { haunt, outcome } = view;
  const isReplay = setting.replay !== undefined;
  const isOnline = setting.connection !== undefined;
  useEffect(() => {
    if (haunt === null || outcome === null || isReplay) return;
    for (const seat of outcome.winners)
      if (seats[Number(seat)]?.occupant.kind === 'person' && (!isOnline || seat === playerID))
        rememberWon(MET, sideNamed(haunt.sides[Number(seat)]), String(haunt.number));
  }, [haunt, outcome, seats, playerID, isReplay, isOnline]);
}

/** How it ended, in the words of the side that has won, and what has become of everybody. */
export default function Ending({ openBook }: { readonly openBook: () => void }) {
  const t = useWords();
  const name = useNames();
  const { message } = useWording();
  const { view, seats, playerID } = useTable<BetrayalView>();
  const deaths = useDeaths();
  useEffect(() => playSound('win'), []);
  const { haunt, outcome } = view;
  useWonHere();
  if (haunt === null || outcome === null) return null;
  const won = outcome.winners.length > 0;
  const book = `haunts.${haunt.number}.books.${bookOf(outcome.side)}`;
  const facts = bookFacts(haunt, playerID);
  const goal = won ? message(`${book}.goal`, facts) : undefined;
  const story = won
    ? message(`${book}.end`, facts)
    : message(`board.end-${outcome.how === 'goal' ? 'nobody' : outcome.how}`);
  return (
    <div className="bt-ending">
      <HauntPlate
        title={name('haunts', String(haunt.number))}
        says={t('status.over', { side: won ? (outcome.side ?? 'each') : 'nobody' })}
      />
      {goal !== undefined && (
        <p className="bt-book-goal">
          {t('board.goal-was')}
          <Wording parts={goal} />
        </p>
      )}
      {won && <p className="bt-last-page">{t('board.last-page', { side: sideNamed(outcome.side) })}</p>}
      <p className="bt-book-story">{story !== undefined && <Wording parts={story} />}</p>
      <ul className="bt-fates">
        {seatIDs(seats.length).map((seat) => {
          const explorer = view.explorers[Number(seat)];
          if (explorer === undefined) return null;
          const { life, room, cards } = explorer;
          const death = deaths.get(seat);
          const fate =
            life === 'dead'
              ? message(
                  'board.fate-dead',
                  death ?? { room: { term: `rooms.${room}` }, known: 'no', of: '', round: 0 },
                )
              : message('board.fate', { life, room: { term: `rooms.${room}` } });
          return (
            <li key={seat} data-life={life} data-won={outcome.winners.includes(seat)}>
              <FacedMark seat={seat} size="1.9rem" />
              <div>
                <p>
                  <b>
                    <bdi>{seats[Number(seat)]?.name}</bdi>
                  </b>{' '}
                  <span className="bt-fate-side">
                    {t('board.as', { side: sideNamed(haunt.sides[Number(seat)]) })}
                  </span>
                </p>
                <p>
                  {explorer.explorer !== null && <span>{name('explorers', explorer.explorer)}</span>}
                  {fate !== undefined && (
                    <span className="bt-fate">
                      <Wording parts={fate} />
                    </span>
                  )}
                </p>
                {cards.length > 0 && (
                  <p className="bt-carried">
                    {t('board.carried', {
                      cards: cards.map((card) => name('cards', card)).join(t('board.comma')),
                    })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Button onClick={openBook}>{t('board.book')}</Button>
    </div>
  );
}
