'use client';

import {
  BookOpen,
  DoorOpen,
  EllipsisVertical,
  History,
  Keyboard,
  Languages,
  MessageCircle,
  ScrollText,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { usePathname, useRouter } from '@/i18n/navigation';
import { classes } from '../classes';
import { Sheet } from '../Dialog';
import { IconButton } from '../IconButton';
import { late } from '../late';
import { Menu, MenuItem, MenuLine } from '../Menu';
import { ThemeChoices } from '../site/ThemeChoices';
import { setSound } from '../sound';
import { useFingersOnly } from '../use-media';
import { useSound } from '../use-sound';
import { PaceButton } from './PaceButton';
import { useTable, useTableScreen } from './TableProvider';
import { UnreadMark } from './UnreadMark';

const TableSettings = late(async () => ({ default: (await import('./TableSettings')).TableSettings }));

function ConnectionDot() {
  const t = useTranslations('table.connections');
  const { setting } = useTable();
  const { connection } = setting;
  // A table on this device has nothing to lose touch with.
  if (connection === undefined || connection === 'local') return null;
  return (
    <span
      role="img"
      aria-label={t(connection)}
      title={t(connection)}
      className={classes('connection', `is-${connection}`)}
    />
  );
}

/** A letter costs a page less than one more drawing. */
const SignsMark = () => (
  <b aria-hidden className="w-4.5 text-center">
    ?
  </b>
);

function TableMenu({ onHelp, legend }: Pick<TopBarProps, 'onHelp' | 'legend'>) {
  const t = useTranslations('table');
  const preferences = useTranslations('preferences');
  const locale = useLocale();
  const path = usePathname();
  const router = useRouter();
  const { setting, lookUp, leave } = useTable();
  const { isOn } = useSound();
  const isFingersOnly = useFingersOnly();
  const [hasSettings, setSettings] = useState(false);
  const [hasLegend, setLegend] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('menu')}
            icon={<EllipsisVertical aria-hidden size={22} />}
            hasTooltip={false}
          />
        }
      >
        <MenuItem icon={<BookOpen aria-hidden size={18} />} onSelect={() => lookUp()}>
          {t('rules')}
        </MenuItem>
        {legend !== undefined && (
          <MenuItem icon={<SignsMark />} onSelect={() => setLegend(true)}>
            {t('signs.title')}
          </MenuItem>
        )}
        {!isFingersOnly && (
          <MenuItem icon={<Keyboard aria-hidden size={18} />} onSelect={onHelp}>
            {t('keys.title')}
          </MenuItem>
        )}
        <MenuItem
          staysOpen
          icon={isOn ? <Volume2 aria-hidden size={18} /> : <VolumeX aria-hidden size={18} />}
          onSelect={() => setSound(!isOn)}
        >
          {isOn ? preferences('soundOff') : preferences('soundOn')}
        </MenuItem>
        <MenuItem icon={<SlidersHorizontal aria-hidden size={18} />} onSelect={() => setSettings(true)}>
          {t('settings.title')}
        </MenuItem>
        <MenuItem
          icon={<Languages aria-hidden size={18} />}
          onSelect={() => {
            const { search, hash } = window.location;
            router.replace(path + search + hash, { locale: locale === 'en' ? 'zh-Hant' : 'en' });
          }}
        >
          {preferences('switchTo')}
        </MenuItem>
        <MenuLine />
        <ThemeChoices />
        <MenuLine />
        {setting.menu}
        <MenuItem icon={<DoorOpen aria-hidden size={18} />} note={t('leaveNote')} onSelect={leave}>
          {t('leave')}
        </MenuItem>
      </Menu>
      <Sheet open={hasSettings} onOpenChange={setSettings} title={t('settings.title')}>
        <Suspense>
          <TableSettings />
        </Suspense>
      </Sheet>
      <Sheet open={hasLegend} onOpenChange={setLegend} title={t('signs.title')}>
        <Suspense>{legend}</Suspense>
      </Sheet>
    </>
  );
}

export interface TopBarProps {
  readonly round: readonly string[];
  /** The side panel stands open on a wide screen; elsewhere these buttons bring it up. */
  readonly hasSidePanel: boolean;
  readonly isHistoryOpen: boolean;
  readonly onHistory: () => void;
  /** Shows which keys do what. */
  readonly onHelp: () => void;
  /** What the signs on the table mean. */
  readonly legend: ReactNode;
}

/** Game and progress on the left, everything that is not the game on the right. */
export function TopBar({ round, hasSidePanel, isHistoryOpen, onHistory, onHelp, legend }: TopBarProps) {
  const t = useTranslations('table');
  const { setting, journal } = useTable();
  const { setDrawer } = useTableScreen();
  const { unread = 0 } = setting;
  return (
    <header className="table-bar">
      <div className="table-heading">
        <h1 className="table-title two-lines font-heading font-bold">{setting.title}</h1>
        {/* Written anew with each round: where the tenth leaves no room for the goal, nothing slides away. */}
        <span key={round.join()} className="table-progress">
          <span className="table-round-first">{round[0]}</span>
          <span className="table-round">
            {round.slice(1).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        </span>
      </div>
      <ConnectionDot />
      <PaceButton />
      {setting.replay === undefined &&
        (journal.length > 1 ? (
          <IconButton
            label={t('history.open')}
            aria-pressed={isHistoryOpen}
            icon={<History aria-hidden size={21} />}
            onClick={onHistory}
            className={classes(isHistoryOpen && 'bg-glow')}
          />
        ) : (
          // Its place is kept while there is nothing to look back at: what stands beside it never moves.
          <span className="size-11 shrink-0" />
        ))}
      {!hasSidePanel && (
        <>
          <IconButton
            label={t('journal')}
            icon={<ScrollText aria-hidden size={21} />}
            onClick={() => setDrawer('journal')}
          />
          {setting.chat !== undefined && (
            <IconButton
              label={unread > 0 ? t('chatUnread', { count: unread }) : t('chat')}
              icon={
                <span className="relative">
                  <MessageCircle aria-hidden size={21} />
                  <UnreadMark count={unread} className="absolute -end-2 -top-2" />
                </span>
              }
              onClick={() => setDrawer('chat')}
            />
          )}
        </>
      )}
      <TableMenu onHelp={onHelp} legend={legend} />
    </header>
  );
}
