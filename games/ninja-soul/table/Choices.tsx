'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { DockNames, SeatChoices } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';

interface ChoicesProps {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}

/** The three things to do. */
function Acts({ choice }: Pick<ChoicesProps, 'choice'>) {
  const t = useWords();
  return (
    <>
      <Button
        look="primary"
        className="ns-act-swap"
        aria-description={t('forecast.swap')}
        onClick={choice.swap}
      >
        {t('actions.swap')}
      </Button>
      <Button
        look="primary"
        className="ns-act-look"
        aria-description={t('forecast.look')}
        onClick={choice.look}
      >
        {t('actions.look')}
      </Button>
      <Button look="primary" className="ns-act-open" onClick={choice.open}>
        {t('actions.open')}
      </Button>
    </>
  );
}

/** The buttons for the step that the choice has got to. */
export function Choices({ choice, isByKeyboard }: ChoicesProps) {
  const t = useWords();
  const { seatOf } = useTable();
  const forecast = useForecast(choice);
  const buttons = useRef<HTMLDivElement>(null);
  const { step, target } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [step, target, isByKeyboard]);

  const back = { label: t('actions.cancel'), onBack: choice.cancel };
  const aimed = choice.opened === 'kill' ? 'actions.kill' : 'actions.peek-at';
  return (
    // Each step's buttons are new ones: none slides to where another one was.
    <div key={step} ref={buttons} className="contents">
      {step === 'act' && <Acts choice={choice} />}
      {(step === 'target' || step === 'aim') && (
        <SeatChoices
          seats={choice.targets}
          label={(name) => t(step === 'aim' ? aimed : 'actions.take', { name })}
          description={forecast}
          onPoint={choice.pointAt}
          onChoose={choice.choose}
          {...(step === 'target' && { back })}
        />
      )}
      {step === 'dark' && target !== undefined && (
        <DockNames cells={2} back={back}>
          <Button look="primary" className="ns-exchange" onClick={() => choice.decide('exchange')}>
            <bdi className="truncate">{t('actions.exchange', { name: seatOf(target).name })}</bdi>
          </Button>
          <Button look="primary" className="ns-return" onClick={() => choice.decide('return')}>
            <bdi className="two-lines">{t('actions.return', { name: seatOf(target).name })}</bdi>
          </Button>
        </DockNames>
      )}
      {step === 'confirm' && (
        <>
          <Button look="primary" className="ns-act-open" onClick={choice.open}>
            {t('actions.open')}
          </Button>
          <Button onClick={choice.cancel}>{back.label}</Button>
        </>
      )}
    </div>
  );
}
