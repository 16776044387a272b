'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Sheet } from '../Dialog';
import { JournalList } from './JournalList';
import { RulesDrawer } from './RulesDrawer';
import { type Drawer, useTable, useTableScreen } from './TableProvider';
import { UnreadMark } from './UnreadMark';

interface DrawerPaper {
  readonly id: Drawer;
  readonly label: string;
  /** Lines in it that are new. */
  readonly unread?: number;
  readonly content: ReactNode;
}

function useDrawers(): DrawerPaper[] {
  const t = useTranslations('table');
  const { setting } = useTable();
  const { chat, unread = 0 } = setting;
  return [
    { id: 'journal', label: t('journal'), content: <JournalList /> },
    { id: 'rules', label: t('rules'), content: <RulesDrawer /> },
    ...(chat === undefined ? [] : [{ id: 'chat' as const, label: t('chat'), unread, content: chat }]),
  ];
}

/** On a wide screen: a sheet of paper beside the board, with a tab for each thing to read. */
export function SidePanel() {
  const t = useTranslations('table');
  const { drawer, setDrawer } = useTableScreen();
  const drawers = useDrawers();
  return (
    <aside className="table-side paper" aria-label={t('side')}>
      <Tabs.Root
        value={drawer ?? 'journal'}
        onValueChange={(next) => setDrawer(drawers.find(({ id }) => id === next)?.id)}
        className="flex h-full min-h-0 flex-col"
      >
        <Tabs.List aria-label={t('side')} className="flex gap-1 border-b border-ink-faint px-3 pt-1.5">
          {drawers.map(({ id, label, unread = 0 }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              {...(unread > 0 && { 'aria-label': t('chatUnread', { count: unread }) })}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 font-heading font-bold text-ink-soft data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {label}
              <UnreadMark count={unread} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {drawers.map(({ id, content }) => (
          <Tabs.Content
            key={id}
            value={id}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-3"
          >
            {content}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  );
}

/** On a phone: the same papers, one at a time, from below. */
export function DrawerSheets() {
  const { drawer, setDrawer } = useTableScreen();
  const drawers = useDrawers();
  return drawers.map(({ id, label, content }) => (
    <Sheet
      key={id}
      open={drawer === id}
      onOpenChange={(open) => setDrawer(open ? id : undefined)}
      title={label}
    >
      {content}
    </Sheet>
  ));
}
