import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLate } from '@/ui/use-late';
import type { WireError } from '@/wire/errors';
import { useErrorWords } from './error-words';

export interface Asking {
  /** Something is on its way: it is not asked twice. */
  readonly isAsking: boolean;
  /** That it takes long, or why the last was not done. */
  readonly news: string | undefined;
  /** Asks for each of them; that the table has moved past it (`stale`) is no fault, and the slip goes. */
  readonly ask: (works: readonly (() => Promise<WireError | undefined>)[]) => Promise<void>;
}

/** What is asked of the session from one slip. Speaks the namespace `online`. */
export function useAsking(): Asking {
  const t = useTranslations('online.onItsWay');
  const say = useErrorWords();
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isLate = useLate(isAsking);
  const ask: Asking['ask'] = async (works) => {
    setAsking(true);
    setFault(undefined);
    try {
      const errors = await Promise.all(works.map((work) => work()));
      const error = errors.find((other) => other !== undefined && other.code !== 'stale');
      setFault(error && say(error));
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, news: isLate ? t('request') : fault, ask };
}
