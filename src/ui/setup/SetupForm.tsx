'use client';

import { Armchair, Play, Plus, Sprout } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Looks, NAME_MAX, nameFault, plainLooks, tidyName } from '@/kit/names';
import type { OptionField, OptionValues } from '@/kit/options';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { ModeChoice } from './ModeChoice';
import { OptionsForm } from './OptionsForm';
import { type Proposal, usualSeats } from './proposal';
import { type Picking, Question } from './Question';
import { rememberedNames, rememberNames } from './remembered-names';
import { SeatRow } from './SeatRow';
import {
  type DraftSeat,
  draftSeats,
  initialOptions,
  questionOf,
  type RoomSetup,
  type SeatFault,
  type SetupMode,
  seatFaults,
  seatNames,
  setupModes,
  type TableSetup,
  tableSetup,
  USUAL_OPPONENT,
  variantsOf,
} from './setup';
import { fetchLooks, useLooks } from './use-looks';
import './setup.css';

export interface SetupFormProps {
  readonly seats: { readonly min: number; readonly max: number };
  readonly fields: readonly OptionField[];
  /** Each option as it suits people who have never played this game. */
  readonly firstGame: OptionValues;
  readonly onStart: (setup: TableSetup) => void;
  readonly onOpenRoom: (room: RoomSetup) => void;
  /** Where a value that the question draws can be chosen by hand. */
  readonly picking?: Picking | undefined;
  /** What the form begins with; the usual table by default. */
  readonly proposal?: Proposal | undefined;
  /** The table is being laid, or the room opened; the button waits. */
  readonly isStarting?: boolean;
  /** Why the room could not be opened. */
  readonly problem?: string | undefined;
}

/** What was pressed lies above the way to start, which lies over the end of whatever is long. */
function keepAboveStart(): void {
  const pressed = document.activeElement;
  if (pressed?.closest('.setup-start') === null) pressed.scrollIntoView({ block: 'nearest' });
}

/** A way to sit down that asks for one's name alone brings its line into sight: on a phone that begins below the way to start. */
function useLineInSight(line: RefObject<HTMLInputElement | null>, mode: SetupMode): void {
  const before = useRef(mode);
  useEffect(() => {
    if (before.current !== mode) line.current?.scrollIntoView({ block: 'nearest' });
    before.current = mode;
  }, [line, mode]);
}

/** From "let us play" to a table: who sits where, by which variants. One tap is enough. */
export function SetupForm({
  seats: { min, max },
  fields,
  firstGame,
  onStart,
  onOpenRoom,
  picking,
  proposal,
  isStarting = false,
  problem,
}: SetupFormProps) {
  const t = useTranslations('setup');
  const [mode, setMode] = useState<SetupMode>(proposal?.mode ?? 'bots');
  const [seats, setSeats] = useState<readonly DraftSeat[]>(() =>
    draftSeats(mode, proposal?.count ?? usualSeats({ min, max }), []),
  );
  const [options, setOptions] = useState(() => proposal?.options ?? initialOptions(fields));
  const [isChecked, setChecked] = useState(false);
  const [isLonely, setLonely] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ownLine = useRef<HTMLInputElement>(null);
  const nextKey = useRef(max + 1);
  useLineInSight(ownLine, mode);

  // The server cannot know the names; they are filled in once the page is awake.
  useEffect(() => {
    const names = rememberedNames();
    setSeats((current) =>
      current.map((seat, index) => (seat.name === '' ? { ...seat, name: names[index] ?? '' } : seat)),
    );
  }, []);

  const areSeveral = mode !== 'online' && seats.filter(({ occupant }) => occupant === 'person').length > 1;
  // One name is told from those of bots: they make way.
  const looks = useLooks(areSeveral || (mode === 'bots' && isWriting));
  const isComparing = useRef(false);
  const namesBy = (known: Looks) =>
    seatNames(seats, (seat) => t('defaultName', { seat }), t('botNames'), known);
  const names = namesBy(looks);
  const faults = seatFaults(seats, names, looks);
  const ownName = tidyName(seats[0]?.name ?? '');
  const ownFault = nameFault(ownName);

  const question = questionOf(fields);
  const variants = variantsOf(fields);
  const isFirstGame = fields.every(({ id }) => options[id] === firstGame[id]);
  const isPresetOffered = variants.some(({ id, initial }) => firstGame[id] !== initial);

  const change = (index: number, changed: Partial<DraftSeat>) =>
    setSeats((current) => current.map((seat, at) => (at === index ? { ...seat, ...changed } : seat)));

  const chooseMode = (next: SetupMode) => {
    setMode(next);
    setLonely(false);
    setChecked(false);
    if (next === 'online') return;
    const written = seats.map((seat) => seat.name);
    const kept = rememberedNames();
    const company = seats.length > 1 ? seats.length : usualSeats({ min, max });
    const count = next === 'alone' ? 1 : company;
    setSeats(
      draftSeats(
        next,
        count,
        Array.from({ length: max }, (_, seat) => written[seat] || (kept[seat] ?? '')),
      ),
    );
  };

  const addSeat = () => {
    const key = nextKey.current++;
    const name = rememberedNames()[seats.length] ?? '';
    setSeats([...seats, { key, name, occupant: mode === 'device' ? 'person' : USUAL_OPPONENT }]);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mode === 'online') {
      if (ownFault !== undefined) {
        ownLine.current?.focus();
        return;
      }
      rememberNames([ownName]);
      onOpenRoom({ name: ownName, options });
      return;
    }
    if (!areSeveral || looks !== plainLooks) begin(names, faults);
    else if (!isComparing.current) {
      isComparing.current = true;
      void fetchLooks().then((fetched) => {
        isComparing.current = false;
        const compared = namesBy(fetched);
        begin(compared, seatFaults(seats, compared, fetched));
      });
    }
  };

  const begin = (names: readonly string[], faults: readonly (SeatFault | undefined)[]) => {
    const faulty = faults.findIndex((fault) => fault !== undefined);
    if (faulty >= 0) {
      if (mode === 'alone') ownLine.current?.focus();
      else list.current?.querySelectorAll('li')[faulty]?.querySelector('input')?.focus();
      return;
    }
    if (seats.every((seat) => seat.occupant !== 'person')) {
      setLonely(true);
      return;
    }
    rememberNames(
      seats.map((seat, index) =>
        seat.occupant === 'person' && seat.name !== '' ? (names[index] ?? '') : '',
      ),
    );
    onStart(tableSetup(seats, names, options));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: whoever comes by keys comes to what the browser has brought into sight
    <form noValidate onSubmit={submit} onClick={keepAboveStart}>
      <ModeChoice modes={setupModes({ min })} value={mode} onChange={chooseMode} />

      {mode === 'online' || mode === 'alone' ? (
        <div className="mt-6">
          <TextField
            ref={ownLine}
            label={t('ownName')}
            value={seats[0]?.name ?? ''}
            {...(mode === 'alone' && { placeholder: t('defaultName', { seat: 1 }) })}
            error={
              ownFault !== undefined && ((mode === 'online' && isChecked) || ownFault !== 'name-empty')
                ? t(`errors.${ownFault}`, { max: NAME_MAX, name: ownName })
                : undefined
            }
            autoComplete="nickname"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => change(0, { name: event.target.value })}
          />
          {mode === 'online' && <p className="mt-2 text-sm text-ink-soft">{t('roomHint')}</p>}
        </div>
      ) : (
        <fieldset className="mt-6">
          <legend className="font-heading text-lg font-bold">{t('seats')}</legend>
          <p className="text-sm text-ink-soft">{t('seatsHint', { min, max })}</p>
          <ul ref={list} className="mt-2 divide-y divide-ink-faint">
            {seats.map((seat, index) => (
              <SeatRow
                key={seat.key}
                number={index + 1}
                seat={seat}
                ownName={
                  seat.occupant === 'person' ? t('defaultName', { seat: index + 1 }) : (names[index] ?? '')
                }
                fault={isChecked || faults[index]?.code !== 'name-empty' ? faults[index] : undefined}
                onName={(name) => {
                  setWriting(true);
                  change(index, { name });
                }}
                onOccupant={(occupant) => {
                  setLonely(false);
                  change(index, { occupant });
                }}
                onRemove={
                  seats.length > min ? () => setSeats(seats.filter((_, at) => at !== index)) : undefined
                }
              />
            ))}
          </ul>
          {isLonely && (
            <p role="alert" className="mt-1 text-sm font-semibold text-bad">
              {t('errors.no-person')}
            </p>
          )}
          {seats.length < max && (
            <Button
              look="plain"
              className="mt-1 -ms-2"
              icon={<Plus aria-hidden size={19} />}
              onClick={addSeat}
            >
              {t('add')}
            </Button>
          )}
        </fieldset>
      )}

      {variants.length > 0 && (
        <details className="group/options mt-4 border-y border-ink-faint">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
            <span className="font-heading text-lg font-bold">{t('options')}</span>
            <span className="text-sm text-ink-soft">{t('optionsHint')}</span>
            <Plus
              aria-hidden
              size={20}
              className="ms-auto text-ink-soft transition-transform duration-200 group-open/options:rotate-45"
            />
          </summary>
          <div className="pb-2">
            {isPresetOffered && (
              <button
                type="button"
                aria-pressed={isFirstGame}
                onClick={() => setOptions(isFirstGame ? initialOptions(fields) : firstGame)}
                className="slip mb-2 flex min-h-13 w-full items-center gap-3 rounded-paper px-4 py-2 text-start aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent-ink"
              >
                <Sprout aria-hidden size={22} className="shrink-0 text-accent-ink" />
                <span>
                  <span className="block font-heading font-bold">{t('firstGame')}</span>
                  <span className="block text-sm text-ink-soft">{t('firstGameHint')}</span>
                </span>
              </button>
            )}
            <OptionsForm fields={variants} values={options} onChange={setOptions} />
          </div>
        </details>
      )}

      {/* In sight however long the form is: at the foot of the window while it goes on below. */}
      <div className="setup-start">
        {mode === 'online' && problem !== undefined && (
          <p role="alert" className="mb-3 font-semibold text-bad">
            {problem}
          </p>
        )}
        {question !== undefined && (
          <Question
            field={question}
            fields={fields}
            values={options}
            onChange={setOptions}
            picking={picking}
          />
        )}
        <Button
          type="submit"
          look="primary"
          disabled={isStarting}
          className="min-h-14 w-full text-xl sm:w-auto sm:min-w-56"
          icon={
            mode === 'online' ? (
              <Armchair aria-hidden size={23} />
            ) : (
              <Play aria-hidden size={22} className="fill-current" />
            )
          }
        >
          {t(mode === 'online' ? 'openRoom' : 'start')}
        </Button>
      </div>
    </form>
  );
}
