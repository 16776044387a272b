'use client';

import { useEffect, useRef, useState } from 'react';
import type { JournalMoment } from './table-state';
import { useWording } from './use-wording';

/** Says what has newly happened, politely and once, wherever the journal itself is. */
export function Announcer({ journal }: { readonly journal: readonly JournalMoment[] }) {
  const { entry, plain } = useWording();
  const last = journal.at(-1)?.stateID;
  const heard = useRef(last);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (last === heard.current) return;
    const since = heard.current;
    heard.current = last;
    const lines = journal
      .filter(({ stateID }) => since === undefined || stateID > since)
      .flatMap(({ entries }) => entries.map((told) => plain(entry(told))))
      .filter((line) => line !== '');
    setSaid(lines.join('\n'));
  }, [journal, last, entry, plain]);

  return (
    <div role="log" aria-live="polite" aria-atomic="true" className="sr-only whitespace-pre-line">
      {said}
    </div>
  );
}
