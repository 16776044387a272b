'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { DockTray, SeatChoices } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { isAnswer } from '../rules/components';
import { ownBirds } from '../rules/legal';
import { crying } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

function Cancel({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  return <Button onClick={choice.cancel}>{t('actions.cancel')}</Button>;
}

/** The seats a card may be played at, with what would cry there. */
function Targets({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { effect } = choice;
  return (
    <SeatChoices
      seats={choice.targets}
      label={(name) =>
        choice.step === 'mirror' || effect === undefined
          ? t('actions.turn-to', { name })
          : t('actions.at', { card: t(`cards.${effect}`), name })
      }
      onPoint={choice.pointAt}
      onChoose={choice.aim}
      back={{ label: t('actions.cancel'), onBack: choice.cancel }}
    />
  );
}

/** The end of a turn; where a bird would cry it says so. */
function Listen({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<CrowsOverkillView>();
  const kind = crying(ownBirds(view), view.hour);
  return (
    <Button look={kind === undefined ? 'primary' : 'quiet'} data-move="judge" onClick={choice.judge}>
      {t(kind === undefined ? 'actions.listen' : 'actions.listen-loud')}
    </Button>
  );
}

/** Whoever would go home is asked first. */
function Leave({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  return (
    <DockTray cells={2}>
      <Button look="primary" onClick={choice.cancel}>
        {t('actions.stay')}
      </Button>
      <Button data-move="judge" onClick={choice.judge}>
        {t('actions.go-home')}
      </Button>
    </DockTray>
  );
}

function Answers({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<CrowsOverkillView>();
  const holds = (card: 'door' | 'mirror') => view.hand.includes(card);
  return (
    <DockTray cells={1 + Number(holds('door')) + Number(holds('mirror'))}>
      <Button
        look={view.hand.some(isAnswer) ? 'quiet' : 'primary'}
        data-move="pass"
        onClick={() => choice.answer('pass')}
      >
        {t('actions.pass')}
      </Button>
      {holds('door') && (
        <Button look="primary" data-move="block" onClick={() => choice.answer('block')}>
          {t('actions.block')}
        </Button>
      )}
      {holds('mirror') && (
        <Button look="primary" data-move="mirror" onClick={() => choice.answer('mirror')}>
          {t('actions.mirror')}
        </Button>
      )}
    </DockTray>
  );
}

/** The buttons for what is to be done now. */
export function Choices({
  choice,
  isByKeyboard,
}: {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}) {
  const t = useWords();
  const buttons = useRef<HTMLDivElement>(null);
  const { step, index, asksForBirds, targets, card, isKill } = choice;
  const isReady = !asksForBirds;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [step, index, isReady, isByKeyboard]);

  return (
    // Each step's buttons are new ones: none slides to where another one was.
    <div key={`${step} ${index} ${isReady}`} ref={buttons} className="contents">
      {step === 'card' && <Listen choice={choice} />}
      {step === 'leave' && <Leave choice={choice} />}
      {step === 'respond' && <Answers choice={choice} />}
      {step === 'mirror' && <Targets choice={choice} />}
      {step === 'aim' && isReady && targets.length > 0 && <Targets choice={choice} />}
      {step === 'aim' && isReady && targets.length === 0 && (
        <Button look="primary" data-move="do" onClick={choice.confirm}>
          {t('actions.do', {
            card: card === undefined ? '' : t(`cards.${card}`),
            use: isKill ? 'kill' : 'play',
          })}
        </Button>
      )}
      {step === 'aim' && (!isReady || targets.length === 0) && <Cancel choice={choice} />}
    </div>
  );
}
