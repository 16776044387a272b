'use client';

import { Lightbulb, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import type { Hinting } from '@/kit/rulebook';
import { IconButton } from '../IconButton';
import { fetchLate, missed } from '../late';
import { Popover } from '../Popover';
import type { HintSlipProps } from './HintSlip';
import { useTable } from './TableProvider';
import { useTableKeys } from './table-keys';
import type { Hints } from './table-state';

const KEY = 'h';

/** A quiet light beside the sentence for whoever is at a loss, and the slip it brings. */
export function HintButton() {
  const { hints } = useTable();
  return hints === undefined ? null : <Asking hints={hints} />;
}

interface Come {
  readonly Slip: ComponentType<HintSlipProps>;
  readonly hinting: Hinting;
}

/** The slip and the game's words: they come while the hint is thought of. */
function useHintSlip(isWanted: boolean, words: Hints['words']): Come | undefined {
  const [come, setCome] = useState<Come>();
  useEffect(() => {
    if (!isWanted) return;
    let isThere = true;
    fetchLate(() => Promise.all([import('./HintSlip'), words()])).then(([{ HintSlip }, hinting]) => {
      if (isThere) setCome({ Slip: HintSlip, hinting });
    }, missed);
    return () => {
      isThere = false;
    };
  }, [isWanted, words]);
  return come;
}

function Asking({ hints }: { readonly hints: Hints }) {
  const t = useTranslations('table.hint');
  const { isThinking, thought, ask, dismiss, words } = hints;
  const come = useHintSlip(isThinking || thought !== undefined, words);
  const isOpen = thought !== undefined && come !== undefined;
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
    />
  );
  return (
    <Popover
      label={t('ask')}
      state={{ open: isOpen, onOpenChange: toggle }}
      trigger={button}
      // The hand, which it is about, lies below.
      side="top"
      clearOf=".table-status"
      className="w-88"
    >
      {isOpen && <come.Slip dismiss={dismiss} hinting={come.hinting} thought={thought} />}
    </Popover>
  );
}
