'use client';

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import type { Choice } from './use-choice';
import { useWords, type Words } from './use-words';

interface ChoicesProps {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}

const WAYS = [
  { way: 'left', dx: -1, dy: 0, Icon: ArrowLeft },
  { way: 'up', dx: 0, dy: -1, Icon: ArrowUp },
  { way: 'down', dx: 0, dy: 1, Icon: ArrowDown },
  { way: 'right', dx: 1, dy: 0, Icon: ArrowRight },
] as const;

/** Where the photo is held: laid there, or moved by a unit. */
function Placing({ choice }: Pick<ChoicesProps, 'choice'>) {
  const t = useWords();
  const { x, y } = choice.ghost;
  return (
    <>
      <Button look="primary" className="dg-lay" data-place={`${x} ${y}`} onClick={choice.lay}>
        {t('actions.place')}
      </Button>
      {WAYS.map(({ way, dx, dy, Icon }) => (
        <Button
          key={way}
          className="dg-nudge"
          aria-label={t(`actions.${way}`)}
          title={t(`actions.${way}`)}
          icon={<Icon aria-hidden size={18} />}
          onClick={() => choice.moveBy(dx, dy)}
        />
      ))}
    </>
  );
}

/** What pressing the first button does with the photo that is picked, in full. */
function takingWords({ step, picked, leaving }: Choice, t: Words): string {
  if (step === 'lose') return leaving === undefined ? '' : t('actions.lose', { card: t(`cards.${leaving}`) });
  const card = picked?.card ?? null;
  const isSent = step === 'send';
  if (card === null) return t(isSent ? 'actions.send-down' : 'actions.take-down');
  return t(isSent ? 'actions.send' : 'actions.take', { card: t(`cards.${card}`) });
}

/** The photo that is picked, and the way to the others. */
function Taking({ choice }: Pick<ChoicesProps, 'choice'>) {
  const t = useWords();
  const { step, picked, leaving } = choice;
  const short = step === 'lose' ? 'lose-short' : step === 'send' ? 'send-short' : 'take-short';
  return (
    <>
      <Button
        look="primary"
        className="dg-take"
        data-take={step === 'lose' ? leaving : picked?.n}
        aria-label={takingWords(choice, t)}
        onClick={choice.take}
      >
        {t(`actions.${short}`)}
      </Button>
      <Button
        className="dg-nudge"
        aria-label={t('actions.previous')}
        title={t('actions.previous')}
        icon={<ChevronLeft aria-hidden size={20} />}
        onClick={() => choice.turnTo(-1)}
      />
      <Button
        className="dg-nudge"
        aria-label={t('actions.next')}
        title={t('actions.next')}
        icon={<ChevronRight aria-hidden size={20} />}
        onClick={() => choice.turnTo(1)}
      />
      {step === 'send' && (
        <Button className="dg-stay" onClick={choice.stay}>
          {t('actions.stay')}
        </Button>
      )}
    </>
  );
}

/** What there is to do, in the dock. */
export function Choices({ choice, isByKeyboard }: ChoicesProps) {
  const t = useWords();
  const buttons = useRef<HTMLDivElement>(null);
  const { step } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [step, isByKeyboard]);

  return (
    // Each step's buttons are new ones: none slides to where another one was.
    <div key={step} ref={buttons} className="contents">
      {step === 'place' && <Placing choice={choice} />}
      {step === 'pay' &&
        Array.from({ length: choice.mostMarkers }, (_, index) => index + 1).map((markers) => (
          <Button
            key={markers}
            look="primary"
            className="dg-pay"
            data-pay={markers}
            onClick={() => choice.pay(markers)}
          >
            {t('actions.pay', { markers })}
          </Button>
        ))}
      {(step === 'dig' || step === 'send' || step === 'lose') && <Taking choice={choice} />}
    </div>
  );
}
