'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { AIDS, setAid } from '../aids';
import { RadioOption } from '../RadioOption';
import { Switch } from '../Switch';
import { SoundSettings } from '../site/SoundSettings';
import { setTellingPace, subscribeToTellingPace, TELLING_PACES, tellingPace } from '../telling-pace';
import { useTable } from './TableProvider';
import { useAids } from './use-aids';

/** How this person likes this game: what it sounds like, and how much it says beforehand. */
export function TableSettings() {
  const t = useTranslations('table.settings');
  const { slug, setting } = useTable();
  const aids = useAids();
  const pace = useSyncExternalStore(subscribeToTellingPace, tellingPace, tellingPace);
  return (
    <>
      <SoundSettings />
      <h3 className="mt-6 text-lg">{t('pace')}</h3>
      <p className="text-sm text-ink-soft">{t('paceNote')}</p>
      <div role="radiogroup" aria-label={t('pace')} className="mt-2 grid grid-cols-3 gap-2">
        {TELLING_PACES.map((choice) => (
          <RadioOption
            key={choice}
            name="telling-pace"
            checked={pace === choice}
            onChoose={() => setTellingPace(choice)}
            className="slip grid min-h-11 place-items-center rounded-md px-2 text-center has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent-ink"
          >
            {t(`paces.${choice}`)}
          </RadioOption>
        ))}
      </div>
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
    </>
  );
}
