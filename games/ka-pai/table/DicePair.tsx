'use client';

import { classes } from '@/ui/classes';
import { Die } from '@/ui/pieces/Dice';
import { useTable } from '@/ui/table/TableProvider';
import { isDouble } from '../rules/drawing';
import type { KaPaiView } from '../rules/view';
import { SignGlyph } from './SignGlyph';
import type { Choice } from './use-choice';
import { useRolled } from './use-summary';
import { useWords } from './use-words';

/** The two dice as they lie; while one of two signs is to be chosen, each is the button for its own. */
export function DicePair({ choice: { stage, sign, pickSign } }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<KaPaiView>();
  const rolled = useRolled();
  const isChoice = (stage === 'draw' || stage === 'line') && !isDouble(view.dice);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no form's fields
    <div key={view.roll} role="group" aria-label={rolled} className="kp-dice">
      {view.dice.map((face, index) =>
        isChoice ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a die stays where it is
            key={index}
            type="button"
            data-sign={face}
            aria-pressed={face === sign}
            aria-label={t('actions.sign', { sign: t(`signs.${face}`) })}
            title={t('actions.sign', { sign: t(`signs.${face}`) })}
            className={classes('kp-die', face === sign && 'is-picked')}
            onClick={() => pickSign(face)}
          >
            <Die>
              <SignGlyph sign={face} size="76%" />
            </Die>
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die stays where it is
          <span key={index} className="kp-die">
            <Die label={t(`signs.${face}`)}>
              <SignGlyph sign={face} size="76%" />
            </Die>
          </span>
        ),
      )}
    </div>
  );
}
