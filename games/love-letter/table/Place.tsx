'use client';

import type { CSSProperties } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { stamped } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { SeatMark, seatColour } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { JournalMoment } from '@/ui/table/table-state';
import { useAids } from '@/ui/table/use-aids';
import { KINDS, type Kind, VALUE } from '../rules/components';
import { knownCard, type LoveLetterView } from '../rules/view';
import { CardBack } from './CardBack';
import { CharacterCard } from './CharacterCard';
import { type CardTracks, travelOf } from './card-tracks';
import { narrowedKinds } from './knowledge';
import { BrokenSealMark, EyeMark, FanMark } from './marks';
import { ReadableCard } from './ReadableCard';
import type { Choice } from './use-choice';
import { useCardName, useWords } from './use-words';
import { WaxSeal } from './WaxSeal';

interface PlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: CardTracks;
  readonly choice: Choice;
  /** Another seat's hand lies in its place; the own one lies at the edge of the table. */
  readonly hasHand: boolean;
}

/** The cards a seat has played, oldest first, overlapping as they do on a table. */
function DiscardRow({ playerID, tracks }: Pick<PlaceProps, 'playerID' | 'tracks'>) {
  const t = useWords();
  const cardName = useCardName();
  const { view, seatOf } = useTable<LoveLetterView>();
  const { discards } = at(view.seats, playerID);
  const label = t('board.discards', { name: seatOf(playerID).name });
  return (
    <ul
      className="ll-discards"
      aria-label={label}
      style={{ '--ll-last': Math.max(discards.length - 1, 1) } as CSSProperties}
    >
      {discards.map((kind, index) => {
        const name = at(tracks.discards, playerID)[index];
        return (
          <li key={name} className="ll-discard" style={{ '--ll-index': index } as CSSProperties}>
            <ReadableCard kind={kind}>
              <PlayingCard
                label={cardName(kind)}
                face={<CharacterCard kind={kind} />}
                // Only the one played last may still be turning over.
                {...(index === discards.length - 1 && { back: <CardBack /> })}
                width="100%"
                travel={travelOf(tracks, name)}
              />
            </ReadableCard>
          </li>
        );
      })}
    </ul>
  );
}

/** What another seat holds: backs, the card I know it to hold, the one it showed at the end, or all open. */
function HiddenHand({ playerID, tracks }: Pick<PlaceProps, 'playerID' | 'tracks'>) {
  const t = useWords();
  const cardName = useCardName();
  const { view, openViews, seatOf, result } = useTable<LoveLetterView>();
  const { name } = seatOf(playerID);
  const shown = result === undefined ? undefined : (view.lastRound?.hands[Number(playerID)] ?? undefined);
  const { notes } = useAids();
  const known = shown ?? (notes ? knownCard(view, playerID) : undefined);
  const open = openViews === undefined ? undefined : at(openViews, playerID).hand;
  const cards = at(tracks.hands, playerID);
  return (
    <span className="ll-hidden-hand">
      {cards.map((card, index) => {
        const face = open === undefined ? (index === 0 ? known : undefined) : open[index];
        const holds =
          face === undefined
            ? ''
            : open === undefined
              ? t('board.knows', { name, card: t(`cards.${face}`) })
              : cardName(face);
        return (
          <span key={card} className="ll-known">
            {face === undefined ? (
              <PlayingCard
                travel={travelOf(tracks, card)}
                label={t('board.hidden-card')}
                back={<CardBack />}
                width="100%"
              />
            ) : (
              <ReadableCard kind={face} label={holds}>
                <PlayingCard
                  travel={travelOf(tracks, card)}
                  label={t(`cards.${face}`)}
                  back={<CardBack />}
                  face={<CharacterCard kind={face} />}
                  width="100%"
                />
              </ReadableCard>
            )}
            {face !== undefined && shown === undefined && open === undefined && (
              <span className="ll-known-eye">
                <EyeMark size="100%" />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** The characters a seat can still hold, as their values. */
function CouldHold({ name, kinds }: { readonly name: string; readonly kinds: readonly Kind[] }) {
  const t = useWords();
  const label = t('board.could-hold', {
    name,
    cards: kinds.map((kind) => t(`cards.${kind}`)).join(t('board.comma')),
  });
  // Whichever is shorter: what it can be, or, after the sign, what it cannot.
  const isShorterOut = kinds.length > KINDS.length / 2;
  const marks = isShorterOut ? KINDS.filter((kind) => !kinds.includes(kind)) : kinds;
  return (
    // Written anew when it changes: a number does not slide to where another one was.
    <span key={label} role="img" aria-label={label} title={label} className="ll-could-hold">
      {isShorterOut ? '≠' : '?'}
      {marks.map((kind) => (
        <span key={kind} className="ll-kind" data-kind={kind}>
          {VALUE[kind]}
        </span>
      ))}
    </span>
  );
}

const PLAYS: ReadonlySet<string> = new Set(['play', 'play-at']);

/** The seat whose card was the last to be played. */
function lastToPlay(journal: readonly JournalMoment[]): PlayerID | null | undefined {
  for (const { entries } of journal.toReversed()) {
    const play = entries.findLast(({ kind }) => PLAYS.has(kind));
    if (play !== undefined) return play.playerID;
  }
  return undefined;
}

/** A seat's part of the desk: its hand seen from outside, its discards, and what is known of it. */
export function Place({ playerID, tracks, choice, hasHand }: PlaceProps) {
  const t = useWords();
  const { view, openViews, ctx, seatOf, result, isPast, journal } = useTable<LoveLetterView>();
  const { name } = seatOf(playerID);
  const { notes } = useAids();
  const { isOut, isProtected, discards, tokens } = at(view.seats, playerID);
  const kinds =
    notes && hasHand && openViews === undefined && knownCard(view, playerID) === undefined
      ? narrowedKinds(view, playerID)
      : undefined;
  const isAiming = choice.step === 'target' || choice.step === 'guess';
  const isTarget = isAiming && choice.targets.includes(playerID);
  return (
    <section
      aria-label={name}
      className={classes(
        'seat-mat ll-place',
        !hasHand && 'is-mine',
        openViews !== undefined && 'is-open',
        isOut && 'is-out',
        isProtected && 'is-protected',
        isTarget && 'is-target',
        choice.target === playerID && 'is-aimed-at',
        ctx.currentPlayer === playerID && result === undefined && 'has-turn',
        lastToPlay(journal) === playerID && 'has-played',
      )}
      style={{ color: seatColour(playerID) }}
    >
      <span className="ll-place-mark">
        <SeatMark playerID={playerID} size="1rem" />
      </span>
      {hasHand && !isOut && <HiddenHand playerID={playerID} tracks={tracks} />}
      {isOut && (
        <span
          role="img"
          aria-label={t('board.out')}
          title={t('board.out')}
          className="ll-out"
          {...stamped(`out ${view.round} ${playerID}`)}
        >
          <BrokenSealMark size="100%" />
        </span>
      )}
      {discards.length > 0 ? (
        <DiscardRow playerID={playerID} tracks={tracks} />
      ) : (
        <span className="ll-no-discards">{t('board.no-discards')}</span>
      )}
      {/* Won seals lie to the right; one more is another row of them, not the last one moved. */}
      <span key={tokens} className="ll-place-tokens">
        {Array.from({ length: tokens }, (_, token) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <WaxSeal key={token} size="1.6rem" />
        ))}
      </span>
      {kinds !== undefined && result === undefined && <CouldHold name={name} kinds={kinds} />}
      {isProtected && (
        <span
          role="img"
          aria-label={t('board.protected')}
          title={t('board.protected')}
          className="ll-protection"
          {...stamped(`fan ${view.round} ${playerID} ${discards.length}`)}
        >
          <FanMark size="100%" />
        </span>
      )}
      {isAiming && !isPast && (playerID !== view.playerID || isTarget) && (
        // The same choice stands among the buttons, with its name: this one is for the pointer only.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="ll-aim"
          onClick={() => choice.aim(playerID)}
        />
      )}
    </section>
  );
}
