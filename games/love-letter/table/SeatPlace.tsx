'use client';

import type { PlayerID } from '@/kit/action';
import { lastWhere, reversed } from '@/kit/last';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { stamped } from '@/ui/motion/travel';
import { CardRow } from '@/ui/pieces/CardRow';
import { HeldCards } from '@/ui/pieces/HeldCards';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import type { JournalMoment } from '@/ui/table/table-state';
import { useAids } from '@/ui/table/use-aids';
import { KINDS, type Kind, VALUE } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { knownCard } from '../seat/known-card';
import { CardBack } from './CardBack';
import { LargeCard } from './CardZoom';
import { CharacterCard } from './CharacterCard';
import { narrowedKinds } from './knowledge';
import { BrokenSealMark, FanMark } from './marks';
import { ReadableCard } from './ReadableCard';
import type { Choice } from './use-choice';
import { usePutOut } from './use-put-out';
import { useCardName, useWords } from './use-words';
import { WaxSeal } from './WaxSeal';

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly choice: Choice;
  /** Another seat's hand lies in its place; the own one lies at the edge of the table. */
  readonly hasHand: boolean;
}

/** The cards a seat has played, oldest first; before the first one, the place where it will lie. */
function DiscardRow({ playerID, tracks }: Pick<SeatPlaceProps, 'playerID' | 'tracks'>) {
  const t = useWords();
  const cardName = useCardName();
  const { view, seatOf } = useTable<LoveLetterView>();
  const { discards } = at(view.seats, playerID);
  const none = {
    key: 'none',
    children: <Sign says={t('board.no-discards')} className="ll-no-discards" />,
  };
  return (
    <CardRow
      label={t('board.discards', { name: seatOf(playerID).name })}
      className="ll-discards"
      cards={
        discards.length === 0
          ? [none]
          : discards.map((kind, index) => {
              const travel = travelOf(tracks, zoneOf('discards', playerID), index);
              return {
                key: travel.name ?? index,
                className: 'll-discard',
                large: <LargeCard kind={kind} />,
                children: (
                  <ReadableCard kind={kind}>
                    <PlayingCard
                      label={cardName(kind)}
                      face={<CharacterCard kind={kind} />}
                      // Only the one played last may still be turning over.
                      {...(index === discards.length - 1 && { back: <CardBack /> })}
                      width="100%"
                      travel={travel}
                    />
                  </ReadableCard>
                ),
              };
            })
      }
    />
  );
}

/** What another seat holds: backs, the card I know it to hold, the one it showed at the end, or all open. */
function HiddenHand({ playerID, tracks }: Pick<SeatPlaceProps, 'playerID' | 'tracks'>) {
  const t = useWords();
  const cardName = useCardName();
  const { view, openViews, seatOf } = useTable<LoveLetterView>();
  const { name } = seatOf(playerID);
  // Once a round is over, until the next is dealt.
  const shown =
    view.lastRound?.round === view.round ? (view.lastRound.hands[Number(playerID)] ?? undefined) : undefined;
  const { notes } = useAids();
  const known = shown ?? (notes ? knownCard(view, playerID) : undefined);
  const open = openViews === undefined ? undefined : at(openViews, playerID).hand;
  return (
    <HeldCards
      tracks={tracks}
      zone={zoneOf('hand', playerID)}
      className="ll-hidden-hand"
      back={<CardBack />}
      isSecret={shown === undefined && open === undefined}
      known={(index, travel) => {
        const kind = open === undefined ? (index === 0 ? known : undefined) : open[index];
        if (kind === undefined) return undefined;
        const holds =
          open === undefined ? t('board.knows', { name, card: t(`cards.${kind}`) }) : cardName(kind);
        return (
          <ReadableCard kind={kind} label={holds}>
            <PlayingCard
              travel={travel}
              label={t(`cards.${kind}`)}
              back={<CardBack />}
              face={<CharacterCard kind={kind} />}
              width="100%"
            />
          </ReadableCard>
        );
      }}
    />
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
    <Sign key={label} says={label} className="ll-could-hold">
      <span className="ll-sign">{isShorterOut ? '≠' : '?'}</span>
      {marks.map((kind) => (
        <span key={kind} className="ll-kind" data-kind={kind}>
          {VALUE[kind]}
        </span>
      ))}
    </Sign>
  );
}

const PLAYS: ReadonlySet<string> = new Set(['play', 'play-at']);

/** The seat whose card was the last to be played. */
function lastToPlay(journal: readonly JournalMoment[]): PlayerID | null | undefined {
  for (const { entries } of reversed(journal)) {
    const play = lastWhere(entries, ({ kind }) => PLAYS.has(kind));
    if (play !== undefined) return play.playerID;
  }
  return undefined;
}

/** A seat's part of the desk: its hand seen from outside, its discards, and what is known of it. */
export function SeatPlace({ playerID, tracks, choice, hasHand }: SeatPlaceProps) {
  const t = useWords();
  const { view, openViews, seatOf, result, isPast, journal } = useTable<LoveLetterView>();
  const { name } = seatOf(playerID);
  const { notes } = useAids();
  const putOut = usePutOut();
  const { isOut, isProtected, discards, tokens } = at(view.seats, playerID);
  const kinds =
    notes && hasHand && openViews === undefined && knownCard(view, playerID) === undefined
      ? narrowedKinds(view, playerID)
      : undefined;
  const isAiming = choice.step === 'target' || choice.step === 'guess';
  const isTarget = isAiming && choice.targets.includes(playerID);
  return (
    <Place
      playerID={playerID}
      label={name}
      className={classes(
        'll-place',
        openViews !== undefined && 'is-open',
        isProtected && 'is-protected',
        lastToPlay(journal) === playerID && 'has-played',
      )}
      isOut={isOut}
      aim={{
        isTarget,
        isAimedAt: choice.target === playerID,
        onAim:
          isAiming && !isPast && (playerID !== view.playerID || isTarget)
            ? () => choice.aim(playerID)
            : undefined,
      }}
    >
      {hasHand && !isOut && <HiddenHand playerID={playerID} tracks={tracks} />}
      {isOut && (
        <Sign says={putOut(playerID)} className="ll-out" {...stamped(`out ${view.round} ${playerID}`)}>
          <BrokenSealMark size="100%" />
        </Sign>
      )}
      <DiscardRow playerID={playerID} tracks={tracks} />
      {/* Won seals lie to the right; one more is another row of them, not the last one moved. */}
      <span key={tokens} className="ll-place-tokens">
        {Array.from({ length: tokens }, (_, token) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <WaxSeal key={token} size="1.6rem" />
        ))}
      </span>
      {kinds !== undefined && result === undefined && <CouldHold name={name} kinds={kinds} />}
      {isProtected && (
        <Sign
          says={t('board.protected')}
          className="ll-protection"
          {...stamped(`fan ${view.round} ${playerID} ${discards.length}`)}
        >
          <FanMark size="100%" />
        </Sign>
      )}
    </Place>
  );
}
