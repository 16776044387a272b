'use client';

import { useEffect, useRef } from 'react';
import type { Json } from '@/kit/action';
import { Button } from '@/ui/Button';
import { DockTray, SeatChoices } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { rowOf } from '../rules/aiming';
import { handSizes, LANES, type Lane, type Lasting } from '../rules/components';
import type { CheatyMagesView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

interface Props {
  readonly choice: Choice;
}

function Cancel({ choice }: Props) {
  const t = useWords();
  return <Button onClick={choice.cancel}>{t('actions.cancel')}</Button>;
}

/** A fighter by number and name, as a button in the dock. */
function LaneLabel({ lane }: { readonly lane: Lane }) {
  const t = useWords();
  const { view } = useTable<CheatyMagesView>();
  const fighter = view.corners[lane - 1]?.fighter ?? 'goblin';
  return (
    <span className="cm-lane-label">
      <b>{lane}</b> <span>{t(`fighters.${fighter}`)}</span>
    </span>
  );
}

/** Up to three fighters, and the button that bets on them, which comes first as soon as it can be pressed. */
function Bets({ choice }: Props) {
  const t = useWords();
  const isReady = choice.bets.length > 0;
  const place = (
    <Button
      key="bet"
      look="primary"
      className="cm-bet-place"
      data-move="bet"
      disabled={!isReady}
      onClick={choice.placeBets}
    >
      {t('actions.bet')}
    </Button>
  );
  return (
    <DockTray cells={LANES.length + 1}>
      {isReady && place}
      {LANES.map((lane) => (
        <Button
          key={lane}
          className="cm-bet-toggle"
          data-lane={lane}
          aria-pressed={choice.bets.includes(lane)}
          onClick={() => choice.toggleBet(lane)}
        >
          <LaneLabel lane={lane} />
        </Button>
      ))}
      {!isReady && place}
    </DockTray>
  );
}

/** What a card is aimed at next: fighters, one of a row's spells, or a Support that stays. */
function Aims({ choice }: Props) {
  const t = useWords();
  const { view } = useTable<CheatyMagesView>();
  const { options, aim, aimed, spell } = choice;
  if (aim === 'seat')
    return (
      <SeatChoices
        seats={options.map(String)}
        label={(name) => t('actions.at', { spell: spell === undefined ? '' : t(`spells.${spell}`), name })}
        onPoint={choice.pointAt}
        onChoose={choice.choose}
        back={{ label: t('actions.cancel'), onBack: choice.cancel }}
      />
    );
  const label = (option: Json) => {
    if (typeof option === 'string') return t(`spells.${option as Lasting}`);
    if (aim !== 'place') return <LaneLabel lane={option as Lane} />;
    const placed = rowOf(view, aimed[0] as Lane)[Number(option)]?.spell ?? null;
    const place = Number(option) + 1;
    return placed === null
      ? t('actions.face-down', { place })
      : t('actions.face-up', { place, spell: t(`spells.${placed}`) });
  };
  return (
    <DockTray cells={options.length + 1}>
      {options.map((option) => (
        <Button
          key={String(option)}
          look="primary"
          className="cm-aim"
          data-option={String(option)}
          onPointerEnter={() => choice.pointAt(option)}
          onPointerLeave={() => choice.pointAt(undefined)}
          onFocus={() => choice.pointAt(option)}
          onBlur={() => choice.pointAt(undefined)}
          onClick={() => choice.choose(option)}
        >
          <span className="truncate">{label(option)}</span>
        </Button>
      ))}
      <Cancel choice={choice} />
    </DockTray>
  );
}

/** The buttons for what is to be done now. */
export function Choices({ choice, isByKeyboard }: Props & { readonly isByKeyboard: () => boolean }) {
  const t = useWords();
  const buttons = useRef<HTMLDivElement>(null);
  const { ctx } = useTable<CheatyMagesView>();
  const { step, index, use, aimed, aim, spell } = choice;
  const at = `${step} ${index} ${use} ${aimed.join()}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [at, isByKeyboard]);

  return (
    // Each step's buttons are new ones: none slides to where another one was.
    <div key={at} ref={buttons} className="contents">
      {step === 'bet' && <Bets choice={choice} />}
      {step === 'card' && (
        <Button data-move="pass" onClick={choice.pass}>
          {t('actions.pass')}
        </Button>
      )}
      {step === 'aim' && aim !== 'none' && <Aims choice={choice} />}
      {step === 'aim' && aim === 'none' && (
        <>
          <Button look="primary" data-move="do" onClick={choice.confirm}>
            {t('actions.do', { spell: spell === undefined ? '' : t(`spells.${spell}`) })}
          </Button>
          <Cancel choice={choice} />
        </>
      )}
      {step === 'refill' && (
        <Button look="primary" data-move="draw" onClick={choice.draw}>
          {t('actions.draw', { limit: handSizes(ctx.numPlayers).limit })}
        </Button>
      )}
    </div>
  );
}
