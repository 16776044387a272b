'use client';

import { ChevronLeft, ChevronRight, Eye, Gauge, Pause, Play, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PlayerID } from '@/kit/action';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu, MenuChoices } from '../Menu';
import { SeatMark } from '../SeatMark';
import { Slider } from '../Slider';
import { MomentLines } from './JournalList';
import { Landmarks, landmarksIn } from './Landmarks';
import { useTable } from './TableProvider';
import { useTableKeys } from './table-keys';
import { newsOf, type Telling } from './telling';
import { type Playback, SPEEDS } from './use-playback';
import { OWN_ARROWS } from './use-screen-keys';

/** All hands open; no seat has such an id. */
const EVERYBODY = 'everybody';

export interface ReplayControlsProps {
  readonly playback: Playback;
  /** Whose view is on show; null: all hands are open. */
  readonly eyes: PlayerID | null;
  readonly onEyes: (playerID: PlayerID | null) => void;
  /** The steps that rounds end with, marked on the way. */
  readonly marks?: readonly number[];
  /** Which of what was told is a landmark. */
  readonly telling?: Telling;
}

/** Back, play, on, a bead for the whole match, how fast, and through whose eyes. */
export function ReplayControls({ playback, eyes, onEyes, marks = [], telling = {} }: ReplayControlsProps) {
  const t = useTranslations('table.replay');
  const history = useTranslations('table.history');
  const { seats, seatOf, journal } = useTable();
  const landmarks = landmarksIn(journal, telling);
  const { step, last, isPlaying, speed, go, toggle, setSpeed } = playback;
  const words = history('step', { step, steps: last });

  useTableKeys('table', [
    { keys: [' '], label: t('keys.play'), press: toggle, unless: 'button, a, summary', isHeld: true },
    {
      keys: ['ArrowLeft'],
      label: t('keys.back'),
      press: () => go(step - 1),
      unless: OWN_ARROWS,
      isHeld: true,
    },
    {
      keys: ['ArrowRight'],
      label: t('keys.on'),
      press: () => go(step + 1),
      unless: OWN_ARROWS,
      isHeld: true,
    },
    { keys: ['Home'], label: t('keys.start'), press: () => go(0), unless: OWN_ARROWS, isHeld: true },
    { keys: ['End'], label: t('keys.end'), press: () => go(last), unless: OWN_ARROWS, isHeld: true },
  ]);

  const look = eyes === null ? t('everybody') : t('eyesOf', { name: seatOf(eyes).name });
  return (
    <section aria-label={t('label')} className="replay-controls paper">
      <Slider
        label={history('slider')}
        valueText={words}
        min={0}
        max={Math.max(last, 1)}
        value={step}
        onChange={go}
        marks={[...new Set([...marks, ...landmarks.map(({ stateID }) => stateID)])]}
      />
      <IconButton
        label={history('previous')}
        icon={<ChevronLeft aria-hidden size={22} />}
        disabled={step <= 0}
        onClick={() => go(step - 1)}
        hasTooltip={false}
      />
      <IconButton
        label={isPlaying ? t('pause') : t('play')}
        icon={
          isPlaying ? (
            <Pause aria-hidden size={22} className="fill-current" />
          ) : (
            <Play aria-hidden size={22} className="translate-x-px fill-current" />
          )
        }
        onClick={toggle}
        hasTooltip={false}
        className="wax text-on-accent!"
      />
      <IconButton
        label={history('next')}
        icon={<ChevronRight aria-hidden size={22} />}
        disabled={step >= last}
        onClick={() => go(step + 1)}
        hasTooltip={false}
      />
      <Landmarks landmarks={landmarks} shown={step} onGo={go} />
      <Menu
        trigger={
          <Button
            look="plain"
            icon={<Gauge aria-hidden size={18} />}
            aria-label={t('speed', { speed: Number(speed) })}
            title={t('speed', { speed: Number(speed) })}
            className="px-2! tabular-nums"
          >
            ×{Number(speed)}
          </Button>
        }
      >
        <MenuChoices
          label={t('speeds')}
          value={speed}
          choices={SPEEDS.map((value) => ({ value, label: t('speed', { speed: Number(value) }) }))}
          onChange={setSpeed}
        />
      </Menu>
      <Menu
        trigger={
          <Button
            look="plain"
            icon={
              eyes === null ? <Users aria-hidden size={19} /> : <SeatMark playerID={eyes} size="1.2rem" />
            }
            aria-label={t('eyes', { look })}
            title={t('eyes', { look })}
            className="px-2!"
          >
            <span className="hidden max-w-40 truncate lg:inline">{look}</span>
          </Button>
        }
      >
        <MenuChoices
          label={t('eyesLabel')}
          value={eyes ?? EVERYBODY}
          choices={[
            {
              value: EVERYBODY,
              label: t('everybody'),
              hint: t('everybodyHint'),
              icon: <Eye aria-hidden size={18} />,
            },
            ...seats.map(({ playerID, name }) => ({
              value: playerID,
              label: name,
              icon: <SeatMark playerID={playerID} size="1.1rem" />,
            })),
          ]}
          onChange={(value) => onEyes(value === EVERYBODY ? null : value)}
        />
      </Menu>
    </section>
  );
}

export interface ReplayCaptionProps extends Pick<ReplayControlsProps, 'playback'> {
  readonly telling: Telling;
}

/** Stands where the status line stands: which step this is, and what happened in it. */
export function ReplayCaption({ playback: { step, last }, telling }: ReplayCaptionProps) {
  const t = useTranslations('table.history');
  const { journal } = useTable();
  const here = journal.filter(({ stateID }) => stateID === step);
  // What goes without saying is said where nothing else happened.
  const [moment] = newsOf(here, telling).concat(here);
  return (
    <div className="status-line replay-caption">
      <span className="slip shrink-0 rounded-md px-2 text-sm tabular-nums">
        <span aria-hidden>
          {step}/{last}
        </span>
        <span className="sr-only">{t('step', { step, steps: last })}</span>
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its room is scrolled by keys, too */}
      <div role="status" aria-live="polite" tabIndex={0} className="replay-told">
        {moment !== undefined && <MomentLines moment={moment} />}
      </div>
    </div>
  );
}
