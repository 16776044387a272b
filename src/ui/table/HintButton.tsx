'use client';

import { Check, Lightbulb, LoaderCircle } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '../Button';
import { Sheet } from '../Dialog';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import { useMedia } from '../use-media';
import { type Comparison, compare } from './hint-comparison';
import { asFact, type Translator, type WordingPart, wordFacts } from './message-parts';
import { useTable } from './TableProvider';
import { useTableKeys } from './table-keys';
import type { Hints, HintThought } from './table-state';
import { useWording } from './use-wording';
import { Wording } from './Wording';

const KEY = 'h';

/** The comparison in words, its other action as the game says it. */
function useComparison(hints: Hints) {
  const t = useTranslations('table.hint');
  const locale = useLocale();
  const { hint } = useWording();
  const site = t as unknown as Translator;
  return (comparison: Comparison): readonly WordingPart[] => {
    if (comparison.kind === 'only') return [t('only')];
    const { kind, other, ...facts } = comparison;
    const words = asFact(hint('actions', hints.explain(other).action));
    return wordFacts(site, kind, { ...facts, other: words }, null, site, locale);
  };
}

/** What a good bot would do, why, and two ways on. */
function Slip({ hints, thought }: { readonly hints: Hints; readonly thought: HintThought | null }) {
  const t = useTranslations('table.hint');
  const { attempt } = useTable();
  const { hint } = useWording();
  const inWords = useComparison(hints);
  if (thought === null) return <p>{t('none')}</p>;
  const { action, reason } = hints.explain(thought.action);
  const comparison = compare(thought);
  return (
    <>
      <p className="text-sm text-ink-soft">{t('title')}</p>
      <p className="mt-1 font-heading text-lg leading-snug font-bold">
        <Wording parts={hint('actions', action)} />
      </p>
      {reason !== undefined && (
        <p className="mt-2 leading-relaxed">
          <Wording parts={hint('reasons', reason)} />
        </p>
      )}
      {comparison !== undefined && (
        <p className="mt-2 text-sm leading-relaxed text-ink-soft">
          <Wording parts={inWords(comparison)} />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          look="primary"
          icon={<Check aria-hidden size={18} />}
          onClick={() => {
            hints.dismiss();
            attempt(thought.action);
          }}
        >
          {t('play')}
        </Button>
        <Button onClick={hints.dismiss}>{t('close')}</Button>
      </div>
    </>
  );
}

/** A quiet light beside the sentence for whoever is at a loss, and the slip it brings. */
export function HintButton() {
  const { hints } = useTable();
  return hints === undefined ? null : <Asking hints={hints} />;
}

function Asking({ hints }: { readonly hints: Hints }) {
  const t = useTranslations('table.hint');
  const isWide = useMedia('(min-width: 48rem)');
  const { isThinking, thought, ask, dismiss } = hints;
  const isOpen = thought !== undefined;
  const toggle = (open: boolean) => {
    if (open && !isThinking) ask();
    else dismiss();
  };
  useTableKeys('table', [{ keys: [KEY], label: t('ask'), press: () => toggle(!isOpen) }]);
  const button = (
    <IconButton
      label={isThinking ? t('thinking') : t('ask')}
      aria-keyshortcuts={KEY}
      aria-busy={isThinking}
      hasTooltip={false}
      title={`${t('ask')} (${KEY.toUpperCase()})`}
      // The line is as high as it is without the button: the board stays where it is.
      className="hint-button -my-1.5 -me-2"
      icon={
        isThinking ? (
          <LoaderCircle aria-hidden size={20} className="animate-spin opacity-70" />
        ) : (
          <Lightbulb aria-hidden size={21} />
        )
      }
      {...(!isWide && { onClick: () => toggle(!isOpen) })}
    />
  );
  const slip = isOpen && <Slip hints={hints} thought={thought} />;
  if (isWide)
    return (
      <Popover
        label={t('ask')}
        state={{ open: isOpen, onOpenChange: toggle }}
        trigger={button}
        className="w-88"
      >
        {slip}
      </Popover>
    );
  return (
    <>
      {button}
      <Sheet open={isOpen} onOpenChange={toggle} title={t('ask')}>
        {slip}
      </Sheet>
    </>
  );
}
