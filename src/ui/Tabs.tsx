'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface Tab<ID extends string> {
  readonly id: ID;
  readonly label: string;
  /** Its name where that says more than the label. */
  readonly fullLabel?: string;
  /** Beside the label. */
  readonly mark?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<ID extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<ID>[];
  readonly value: ID;
  readonly onChange: (id: ID) => void;
}

/** How far each key goes from where the focus is, of `count` tabs. */
const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Papers one behind the other, with a tab on each: the pattern of WAI-ARIA's authoring practices, a paper
 * coming forward as soon as its tab has the focus.
 */
export function Tabs<ID extends string>({ label, tabs, value, onChange }: TabsProps<ID>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ id }) => id === value);
  const shown = tabs[place];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined || next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChange(tab.id);
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 border-b border-ink-faint px-3 pt-1.5"
      >
        {tabs.map((tab) => {
          const isShown = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}`}
              aria-label={tab.fullLabel}
              aria-selected={isShown}
              aria-controls={isShown ? `${base}paper` : undefined}
              tabIndex={isShown ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 font-heading font-bold text-ink-soft aria-selected:border-accent aria-selected:text-ink"
            >
              {tab.label}
              {tab.mark}
            </button>
          );
        })}
      </div>
      {shown !== undefined && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${base}paper`}
          aria-labelledby={base + shown.id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a paper that scrolls is scrolled by keys
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-3"
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
