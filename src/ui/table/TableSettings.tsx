'use client';

import { useTranslations } from 'next-intl';
import { AIDS, setAid } from '../aids';
import { Sheet } from '../Dialog';
import { Switch } from '../Switch';
import { SoundSettings } from '../site/SoundSettings';
import { useTable } from './TableProvider';
import { useAids } from './use-aids';

export interface TableSettingsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** How this person likes this game: what it sounds like, and how much it says beforehand. */
export function TableSettings({ open, onOpenChange }: TableSettingsProps) {
  const t = useTranslations('table.settings');
  const { slug, setting } = useTable();
  const aids = useAids();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('title')}>
      <SoundSettings />
      <h3 className="mt-6 text-lg">{t('aids', { game: setting.title })}</h3>
      <p className="text-sm text-ink-soft">{t('aidsNote')}</p>
      <ul className="mt-2 divide-y divide-ink-faint">
        {AIDS.map((aid) => (
          <li key={aid} className="flex items-center justify-between gap-4 py-1.5">
            <span aria-hidden>
              {t(`${aid}.label`)}
              <span className="block text-sm text-ink-soft">{t(`${aid}.hint`)}</span>
            </span>
            <Switch
              label={`${t(`${aid}.label`)} · ${t(`${aid}.hint`)}`}
              checked={aids[aid]}
              onChange={(isOn) => setAid(slug, aid, isOn)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
