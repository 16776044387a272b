'use client';

import { Suspense, useState } from 'react';
import { choiceKey } from '@/kit/action';
import { classes } from '@/ui/classes';
import { late } from '@/ui/late';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { useMedia } from '@/ui/use-media';
import type { BetrayalView, Choice } from '../rules/view';
import { Odds, useOdds } from './Odds';
import type { ChoiceControl } from './use-choice';
import { useChoiceWords, useWords } from './use-words';
import { UPRIGHT } from './windows';

const DeedPicture = late(async () => ({ default: (await import('./DeedPicture')).DeedPicture }));
/** What is shown on its slip besides being said: whom one attacks, and what one puts in an order. */
const PICTURED = new Set(['attack', 'attack-with', 'attack-with-trait', 'order']);

/** One thing to do, on a slip; one that may not be done now says why when it is pressed. */
function Deed({ choice, control }: { readonly choice: Choice; readonly control: ChoiceControl }) {
  const words = useChoiceWords();
  const { refuse, whyNot } = useTable<BetrayalView>();
  const oddsOf = useOdds();
  const { refusal, plain } = useWording();
  const { not } = choice;
  const reason = not === undefined ? undefined : plain(refusal({ ...not, clause: choice.clause }));
  const described = [...oddsOf(choice), reason].filter((one) => one !== undefined).join(' · ');
  return (
    <button
      type="button"
      data-move={choice.move}
      data-choice={choiceKey(choice)}
      data-label={choice.label.kind}
      className={classes('bt-deed', not !== undefined && 'is-not')}
      aria-disabled={not !== undefined}
      aria-description={described === '' ? undefined : described}
      title={reason}
      onClick={() => {
        if (not === undefined) control.take(choice);
        else
          refuse(whyNot({ move: choice.move, args: [...choice.args] }) ?? { ...not, clause: choice.clause });
      }}
    >
      <span className="bt-deed-words">
        {PICTURED.has(choice.label.kind) && (
          <Suspense>
            <DeedPicture choice={choice} />
          </Suspense>
        )}
        {words(choice)}
      </span>
      <Odds choice={choice} />
    </button>
  );
}

/** More than these would push each other out of sight: the rest is behind one press. */
const MANY = 14;
/** In one's turn a phone has a row for them: this one, how many more there are, and what can be put down. */
const IN_A_ROW = 1;

/** What a seat can do where it stands, and what it is asked: slips of paper beside the plan. */
export function Deeds({ control }: { readonly control: ChoiceControl }) {
  const t = useWords();
  const { deeds, loose } = control;
  const { view, ctx, setting } = useTable<BetrayalView>();
  const isUpright = useMedia(UPRIGHT);
  const moment = `${ctx.turn} ${ctx.numMoves}`;
  const [all, setAll] = useState<string>();
  const isAll = all === moment;
  const [emptying, setEmptying] = useState<string>();
  const isEmptying = emptying === moment;
  if (deeds.length + loose.length === 0) return null;
  const isAsked = view.ask?.kind !== 'turn';
  // A lesson lights one of them, wherever it stands: all are there.
  const isRow = isUpright && !isAsked && setting.coach === undefined;
  const most = isRow && deeds.length + Math.sign(loose.length) > IN_A_ROW + 1 ? IN_A_ROW : MANY;
  const shown = isAll ? deeds : deeds.slice(0, most);
  const isOpen = isRow && (isEmptying || (isAll && deeds.length > most));
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no form's fields
    <div
      // What may be done next is another group: no slip of this one is pushed to another place in it.
      key={moment}
      role="group"
      aria-label={t('board.deeds')}
      className={classes(
        'bt-deeds captions-keep-off',
        isAsked && 'is-asked',
        isRow && 'is-row',
        isOpen && 'is-open',
      )}
    >
      {shown.map((choice) => (
        <Deed key={choiceKey(choice)} choice={choice} control={control} />
      ))}
      {most < deeds.length && (
        <button
          type="button"
          className="bt-deed is-more"
          aria-expanded={isAll}
          onClick={() => setAll(isAll ? undefined : moment)}
        >
          {isAll ? t('board.fewer') : t('board.more', { count: deeds.length - shown.length })}
        </button>
      )}
      {loose.length > 0 && (
        <button
          type="button"
          className="bt-deed is-more bt-put-down"
          aria-expanded={isEmptying}
          onClick={() => setEmptying(isEmptying ? undefined : moment)}
        >
          {t('board.put-down')}
        </button>
      )}
      {isEmptying &&
        loose.map((choice) => <Deed key={choiceKey(choice)} choice={choice} control={control} />)}
    </div>
  );
}
