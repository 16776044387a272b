'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { stamped } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Place } from '@/ui/table/Place';
import { useTable } from '@/ui/table/TableProvider';
import type { NinjaSoulView } from '../rules/view';
import type { Chances } from '../seat/knowledge';
import { CardBack } from './CardBack';
import { ReadableCard } from './CardZoom';
import { Known } from './Known';
import { isOver, lyingAt } from './lying';
import { FallenMark } from './marks';
import { NinjaCard } from './NinjaCard';
import type { Choice } from './use-choice';
import { useOpenCard } from './use-open-card';
import { useWords } from './use-words';

interface SeatPlaceProps {
  readonly playerID: PlayerID;
  readonly tracks: Tracks;
  readonly choice: Choice;
  readonly chances: readonly Chances[] | undefined;
}

/** The one card of a seat: face down, open, or none any more. */
export function SeatCard({ playerID, tracks }: Pick<SeatPlaceProps, 'playerID' | 'tracks'>) {
  const t = useWords();
  const { view, seatOf } = useTable<NinjaSoulView>();
  const open = useOpenCard()(playerID);
  const travel = travelOf(tracks, zoneOf('card', playerID), 0);
  const lying = lyingAt(view, playerID);
  if (lying === 'nothing') return <span className="ns-no-card" />;
  const kind = lying === 'hidden' ? open : lying;
  const label = kind === undefined ? t('board.hidden-card') : t(`cards.${kind}`);
  const card = (
    <PlayingCard
      key={travel.name}
      label={label}
      back={<CardBack />}
      {...(kind !== undefined && { face: <NinjaCard kind={kind} /> })}
      width="100%"
      travel={travel}
    />
  );
  if (kind === undefined) return card;
  return (
    <ReadableCard kind={kind} label={t('board.is', { name: seatOf(playerID).name, card: label })}>
      {card}
    </ReadableCard>
  );
}

/** A seat's part of the ground: its card, what this seat knows of it, and whether its owner has fallen. */
export function SeatPlace({ playerID, tracks, choice, chances }: SeatPlaceProps) {
  const t = useWords();
  const { view, openViews, seatOf, isPast } = useTable<NinjaSoulView>();
  const { isDead, shown } = at(view.seats, playerID);
  const { name } = seatOf(playerID);
  const isChoosing = choice.step === 'act' || choice.step === 'target' || choice.step === 'aim';
  const isTarget = isChoosing && choice.targets.includes(playerID);
  const label = isDead ? t(shown === null ? 'board.killed' : 'board.dead') : undefined;
  return (
    <Place
      playerID={playerID}
      label={name}
      className={classes(
        'ns-place',
        openViews !== undefined && 'is-open',
        choice.step === 'act' && 'is-quiet',
        view.starter === playerID && 'is-first',
      )}
      isOut={isDead}
      aim={{
        isTarget,
        isAimedAt: choice.target === playerID,
        onAim: isChoosing && !isPast ? () => choice.choose(playerID) : undefined,
      }}
    >
      <span className="ns-place-card thumb-sized">
        <SeatCard playerID={playerID} tracks={tracks} />
        {label !== undefined && (
          <Sign says={label} className="ns-fallen" {...stamped(`fallen ${view.round} ${playerID}`)}>
            <FallenMark />
          </Sign>
        )}
        {!isDead && shown === null && !isOver(view) && <Known playerID={playerID} chances={chances} />}
      </span>
      <bdi className="two-lines ns-place-name" aria-hidden>
        {name}
      </bdi>
    </Place>
  );
}
