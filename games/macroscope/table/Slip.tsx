'use client';

import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { tidyText } from '@/kit/tidy';
import { classes } from '@/ui/classes';
import { useTable } from '@/ui/table/TableProvider';
import { ANSWER_MAX } from '../rules/text';
import type { MacroscopeView } from '../rules/view';
import { SilenceMenu } from './SilenceMenu';
import { useDraft } from './use-draft';
import type { Silence } from './use-silence';
import { useWords } from './use-words';

/** The form that an answer is said by: the button for it lies in the dock. */
export const ANSWER_FORM = 'mc-answer';

/** What an input method sends while it puts characters together: its Enter picks one and says nothing. */
const COMPOSING = 229;

/** The slip of paper before oneself: what one thinks it is, written at any time and said when one may. */
export function Slip({ silence }: { readonly silence: Silence }) {
  const t = useWords();
  const id = useId();
  const { view, attempt, refuse, whyNot, playerID, setting, result, veto } = useTable<MacroscopeView>();
  const [draft, write] = useDraft();
  if (playerID === null) return null;

  const say = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = tidyText(draft.replace(/\p{Cc}/gu, ' '));
    const field = event.currentTarget.querySelector('input');
    if (text === '') {
      field?.focus();
      return;
    }
    const move = view.step === 'naming' ? 'name' : 'guess';
    const action = { move, args: [text] };
    const why = whyNot(action);
    if (why !== undefined) {
      refuse(why);
      field?.select();
      return;
    }
    if (attempt(action)) write('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPicking = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
    if (event.key === 'Enter' && isPicking) event.preventDefault();
  };

  return (
    <form id={ANSWER_FORM} className={classes('mc-slip', draft !== '' && 'is-written')} onSubmit={say}>
      <label htmlFor={id} className="mc-slip-label">
        {t('board.answer-label')}
      </label>
      <input
        id={id}
        className="mc-slip-line"
        value={draft}
        maxLength={2 * ANSWER_MAX}
        placeholder={t('board.answer-hint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {veto === undefined && result === undefined && setting.replay === undefined && (
        <SilenceMenu silence={silence} />
      )}
    </form>
  );
}
