'use client';

import type { CSSProperties } from 'react';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { namesIn, type Tracks, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { Lane } from '../rules/components';
import { isBanned } from '../rules/face-down';
import type { CheatyMagesView } from '../rules/view';
import { CardBack, printed, SpellFace, useSpellPower } from './SpellFace';
import type { Choice } from './use-choice';
import { useKnown } from './use-known';
import { useWords } from './use-words';
import { ReadableSpell, SpellZoom, useDescription } from './Zooms';

/** So many spells lie side by side on a phone with their names to be read. */
const MOST_IN_ROW = 4;

/** What the card that is picked does, and would do there; and what else it may be used for. */
function Deed({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<CheatyMagesView>();
  const { previews } = useAids();
  const power = useSpellPower();
  const knownAt = useKnown();
  const { spell, use, uses, pointed, aim } = choice;
  if (spell === undefined) return <p className="cm-deed" />;
  const isPlacing =
    previews && aim === 'lane' && typeof pointed === 'number' && use !== 'peek' && spell !== 'imitation';
  const lane = pointed as Lane;
  const fighter = view.corners[lane - 1]?.fighter;
  const before = isPlacing ? knownAt(lane) : undefined;
  const after = isPlacing ? knownAt(lane, spell) : undefined;
  const words =
    use === 'peek'
      ? t('board.peek-note')
      : before !== undefined && after !== undefined && fighter !== undefined
        ? t('forecast.place', {
            fighter: t(`fighters.${fighter}`),
            before: printed(before.strength),
            after: printed(after.strength),
            mana: after.mana,
            state: after.isOver ? 'over' : 'other',
          })
        : power(spell);
  return (
    <p className="cm-deed">
      {/* Other words are other words: they do not slide. */}
      <span key={words} className="cm-deed-words">
        <b>{t(`spells.${spell}`)}</b> {words}
      </span>
      {uses.length > 1 &&
        uses.map((one) => (
          <button
            key={one}
            type="button"
            className="cm-use"
            aria-pressed={use === one}
            onClick={() => choice.setUse(one)}
          >
            {t(`uses.${one}`)}
          </button>
        ))}
    </p>
  );
}

/** The own spells at the edge of the arena. */
export function Hand({ tracks, choice }: { readonly tracks: Tracks; readonly choice: Choice }) {
  const t = useWords();
  const inWords = useDescription();
  const { view, playerID } = useTable<CheatyMagesView>();
  if (playerID === null) return null;
  const zone = zoneOf('hand', playerID);
  const names = namesIn(tracks, zone);
  // On a phone more than a few lie in two rows, of which the one behind shows what it is called.
  const half = view.hand.length > MOST_IN_ROW ? Math.ceil(view.hand.length / 2) : 0;
  const { step, index: picked } = choice;
  const mayPick = step === 'card' || step === 'aim' || step === 'forget' || step === 'refill';
  return (
    <div className="cm-hand">
      <Deed choice={choice} />
      <ul
        aria-label={t('board.hand')}
        className="cm-hand-cards"
        style={{ '--cm-count': view.hand.length, '--cm-half': half } as CSSProperties}
      >
        {view.hand.map((spell, index) => {
          const isForbidden = isBanned(view, playerID, spell);
          const name = t(`spells.${spell}`);
          const card = (
            <PlayingCard
              label={isForbidden ? t('board.banned-card', { spell: name }) : name}
              description={inWords(spell)}
              face={<SpellFace spell={spell} />}
              back={<CardBack />}
              width="100%"
              travel={travelOf(tracks, zone, index)}
              className={isForbidden ? 'is-banned' : ''}
              isSelected={picked === index}
              isDim={step === 'aim' && picked !== index}
              isLit={step !== 'aim' && mayPick}
              isForbidden={mayPick && !choice.mayPick(index)}
              {...(mayPick && { onPress: () => choice.pick(index) })}
            />
          );
          return (
            <li
              key={names[index] ?? index}
              className="cm-hand-card"
              data-about={`spells.${spell}`}
              data-row={index < half ? 'back' : 'front'}
              style={{ '--cm-place': index } as CSSProperties}
            >
              {mayPick ? (
                <SpellZoom spell={spell}>{card}</SpellZoom>
              ) : (
                <ReadableSpell spell={spell}>{card}</ReadableSpell>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
