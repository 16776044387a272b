'use client';

import type { Action } from '@/kit/action';
import { Button, type ButtonLook } from '@/ui/Button';
import { SeatChoices } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { SIMPLE_WAGE, STAKE, WAGE } from '../rules/sizes';
import type { MacroscopeView } from '../rules/view';
import { ANSWER_FORM } from './Slip';
import type { Silence } from './use-silence';
import { useWords } from './use-words';

interface Choice {
  readonly move: string;
  readonly look: ButtonLook;
  readonly label: string;
}

/** Everything the seat may do now but lift lids, which is done where they lie. */
export function Choices({ silence }: { readonly silence: Silence }) {
  const t = useWords();
  const { view, legal, attempt } = useTable<MacroscopeView>();
  const may = (move: string) => legal.some((action) => action.move === move);
  const isSimple = view.options.rules === 'simple';
  if (may('call'))
    return (
      <SeatChoices
        seats={legal.map(({ args: [seat] }) => String(seat))}
        label={(name) => t('actions.call', { name })}
        onChoose={(seat) => attempt({ move: 'call', args: [seat] })}
      />
    );
  const choices: Choice[] = [
    { move: 'roll', look: 'primary', label: t('actions.roll') },
    {
      move: 'decline',
      look: 'quiet',
      label: t('actions.decline', { count: isSimple ? SIMPLE_WAGE : WAGE }),
    },
    { move: 'skip', look: 'quiet', label: t('actions.skip') },
    { move: 'stay', look: 'quiet', label: t('actions.stay') },
    {
      move: 'join',
      look: 'primary',
      label: isSimple ? t('actions.join-free') : t('actions.join', { count: STAKE }),
    },
    { move: 'deny', look: 'quiet', label: t('actions.deny') },
    { move: 'accept', look: 'primary', label: t('actions.accept') },
  ];
  const plain = (move: string): Action => ({ move, args: [] });
  return (
    <div key={view.step} className="dock-line mc-choices">
      {choices.map(
        ({ move, look, label }) =>
          may(move) && (
            <Button key={move} look={look} data-move={move} onClick={() => attempt(plain(move))}>
              {label}
            </Button>
          ),
      )}
      {silence.isDue !== undefined && (
        <Button look="quiet" data-move="wait" onClick={silence.speak}>
          {silence.isOurs ? t('actions.wait-ours') : t('actions.wait')}
        </Button>
      )}
      {(may('guess') || may('name')) && (
        <Button look="primary" type="submit" form={ANSWER_FORM} data-move="say">
          {t('actions.say')}
        </Button>
      )}
    </div>
  );
}
