'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Sheet } from '../Dialog';
import { late } from '../late';
import { Tabs } from '../Tabs';
import { JournalList } from './JournalList';
import { type Drawer, useTable, useTableScreen } from './TableProvider';
import { UnreadMark } from './UnreadMark';

const RulesDrawer = late(async () => ({ default: (await import('./RulesDrawer')).RulesDrawer }));

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
    {
      id: 'rules',
      label: t('rules'),
      content: (
        <Suspense>
          <RulesDrawer />
        </Suspense>
      ),
    },
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
      <Tabs
        label={t('side')}
        value={drawer ?? 'journal'}
        onChange={setDrawer}
        tabs={drawers.map(({ id, label, unread = 0, content }) => ({
          id,
          label,
          ...(unread > 0 && { fullLabel: t('chatUnread', { count: unread }) }),
          mark: <UnreadMark count={unread} />,
          content,
        }))}
      />
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
