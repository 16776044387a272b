'use client';

import type { CSSProperties } from 'react';
import { classes } from '@/ui/classes';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { Readable } from '@/ui/pieces/Readable';
import { Spread } from '@/ui/pieces/Spread';
import { namesIn, type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { Zoomable } from '@/ui/pieces/Zoom';
import { SeatMark } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { FIGHTER, type Lane } from '../rules/components';
import { SPELL } from '../rules/spells';
import type { CheatyMagesView, SeenSpell } from '../rules/view';
import { FighterPicture } from './Portraits';
import { CardBack, printed, SpellFace } from './SpellFace';
import type { Choice } from './use-choice';
import { type Known, useKnown } from './use-known';
import { useWords } from './use-words';
import { LargeFighter, LargeSpell, ReadableSpell, SpellZoom, useDescription } from './Zooms';

interface CornerProps {
  readonly lane: Lane;
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** How much of the judge's limit is used up, as far as this seat knows. */
function Gauge({ known }: { readonly known: Known }) {
  const t = useWords();
  const { mana, limit, hidden, isOver } = known;
  const share = limit === null ? 0 : Math.max(0, Math.min(1, mana / limit.mana));
  const facts = { mana, limit: limit?.mana ?? 0, hidden };
  return (
    <Sign
      says={t(limit === null ? 'board.mana-free' : 'board.mana', facts)}
      className={classes('cm-gauge', isOver && 'is-over')}
      style={{ '--cm-share': share } as CSSProperties}
    >
      <span className="cm-gauge-words">
        {mana}
        {hidden > 0 && '+?'}
        {limit !== null && ` / ${limit.mana}`}
      </span>
    </Sign>
  );
}

/** One spell of a row: open, known to this seat alone, or a back with the mark of who placed it. */
function RowSpell({
  placed,
  place,
  lane,
  tracks,
  choice,
}: CornerProps & { readonly placed: SeenSpell; readonly place: number }) {
  const t = useWords();
  const inWords = useDescription();
  const { seatOf } = useTable<CheatyMagesView>();
  const { spell, isDown, playerID } = placed;
  const { name } = seatOf(playerID);
  const isTarget = choice.step === 'aim' && choice.aim === 'place' && choice.aimed[0] === lane;
  const label =
    spell === null
      ? t('board.placed-down', { name })
      : t(isDown ? 'board.placed-known' : 'board.placed', { spell: t(`spells.${spell}`), name });
  const card = (
    <PlayingCard
      label={label}
      description={spell === null ? undefined : inWords(spell)}
      {...(spell !== null && { face: <SpellFace spell={spell} /> })}
      back={<CardBack />}
      width="100%"
      travel={travelOf(tracks, zoneOf('row', lane), place)}
      isLit={isTarget}
      isSelected={isTarget && choice.pointed === place}
      {...(isTarget && { onPress: () => choice.choose(place) })}
    />
  );
  return (
    <>
      {spell === null ? (
        card
      ) : isTarget ? (
        <SpellZoom spell={spell}>{card}</SpellZoom>
      ) : (
        <ReadableSpell spell={spell} label={label}>
          {card}
        </ReadableSpell>
      )}
      {isDown && (
        <span className={classes('cm-owner', spell !== null && 'is-known')}>
          <SeatMark playerID={playerID} size="0.7rem" />
        </span>
      )}
    </>
  );
}

/** One fighter: who it is, what it is known to have, and the spells beside it. */
export function Corner({ lane, tracks, choice }: CornerProps) {
  const t = useWords();
  const { view } = useTable<CheatyMagesView>();
  const { previews } = useAids();
  const knownAt = useKnown();
  const corner = view.corners[lane - 1];
  if (corner === undefined) return null;
  const { fighter, spells } = corner;
  const { isReversed } = FIGHTER[fighter];
  const name = t(`fighters.${fighter}`);
  const known = knownAt(lane);
  const isBetting = choice.step === 'bet';
  const isBetOn = isBetting ? choice.bets.includes(lane) : view.bets.includes(lane);
  const isTarget = choice.step === 'aim' && choice.aim === 'lane' && choice.options.includes(lane);
  const places =
    previews &&
    isTarget &&
    choice.spell !== undefined &&
    choice.use !== 'peek' &&
    SPELL[choice.spell].type !== 'support';
  const after = places ? knownAt(lane, choice.spell) : undefined;
  const shown = after ?? known;
  const names = namesIn(tracks, zoneOf('row', lane));
  const read = spells.flatMap(({ spell }, place) =>
    spell === null ? [] : [{ key: names[place] ?? place, large: <LargeSpell spell={spell} /> }],
  );
  return (
    <li
      className={classes(
        'cm-corner',
        isBetOn && 'is-bet-on',
        isTarget && 'is-target',
        choice.pointed === lane && choice.aim === 'lane' && 'is-aimed-at',
      )}
      aria-label={t('board.corner', { lane, fighter: name })}
      data-lane={lane}
    >
      <span className="cm-corner-head">
        <b className="cm-number">{lane}</b>
        {isBetOn ? <Sign says={t('board.bet-on')} className="cm-bet is-on" /> : <span className="cm-bet" />}
        {isReversed && (
          <Sign says={t('board.reversed')} className="cm-reversed">
            ⇅
          </Sign>
        )}
      </span>
      <span className="cm-fighter thumb-sized" data-about={`fighters.${fighter}`}>
        <Readable
          name={name}
          label={t('board.fighter', {
            fighter: name,
            strength: FIGHTER[fighter].strength,
            prize: known.prize,
          })}
          description={isReversed ? t('board.reversed') : ''}
          large={<LargeFighter fighter={fighter} />}
          className="cm-readable"
        >
          <FighterPicture fighter={fighter} />
          <span className="cm-strength">{FIGHTER[fighter].strength}</span>
          <span className={classes('cm-prize', known.prize > FIGHTER[fighter].prize && 'is-doubled')}>
            {known.prize}
          </span>
        </Readable>
      </span>
      <span aria-hidden className="cm-fighter-name">
        {name}
      </span>
      <Sign
        says={t('board.strength', { strength: known.strength, hidden: known.hidden })}
        className={classes('cm-known', after !== undefined && 'is-forecast')}
      >
        <b>{printed(shown.strength)}</b>
        <span className="cm-hidden">{known.hidden > 0 && `?${known.hidden}`}</span>
      </Sign>
      <Gauge known={shown} />
      <ul
        aria-label={t('board.row', { fighter: name })}
        className="cm-row"
        style={{ '--cm-count': Math.max(spells.length, 2) } as CSSProperties}
      >
        {spells.map((placed, place) => (
          <li
            key={names[place] ?? place}
            className="cm-row-card"
            style={{ '--cm-place': place } as CSSProperties}
          >
            <RowSpell placed={placed} place={place} lane={lane} tracks={tracks} choice={choice} />
          </li>
        ))}
        {read.length > 0 && !isTarget && !isBetting && !(choice.step === 'aim' && choice.aim === 'place') && (
          <li aria-hidden>
            <Spread title={t('board.row', { fighter: name })} cards={read} />
          </li>
        )}
      </ul>
      {(isTarget || isBetting) && (
        <Zoomable paper={<LargeFighter fighter={fighter} />}>
          {/* The same choice stands among the buttons, with its name: this one is for the pointer only. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className="cm-corner-aim"
            onClick={() => (isBetting ? choice.toggleBet(lane) : choice.choose(lane))}
          />
        </Zoomable>
      )}
    </li>
  );
}
