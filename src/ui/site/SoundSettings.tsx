'use client';

import { useTranslations } from 'next-intl';
import { Slider } from '../Slider';
import { Switch } from '../Switch';
import { setSound, setVolume } from '../sound';
import { LOUDEST } from '../sound-settings';
import { useSound } from '../use-sound';

/** On or off, and how loud. */
export function SoundSettings() {
  const t = useTranslations('preferences');
  const { isOn, volume } = useSound();
  return (
    <div className="space-y-1">
      <div className="flex items-center justify-between gap-4">
        <span aria-hidden>{t('sound')}</span>
        <Switch label={t('sound')} checked={isOn} onChange={setSound} />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_3rem] items-center gap-3">
        <span aria-hidden className="text-sm text-ink-soft">
          {t('volume')}
        </span>
        <Slider
          label={t('volume')}
          valueText={t('percent', { percent: (100 * volume) / LOUDEST })}
          min={1}
          max={LOUDEST}
          value={volume}
          onChange={setVolume}
        />
        <span aria-hidden className="text-end text-sm tabular-nums text-ink-soft">
          {t('percent', { percent: (100 * volume) / LOUDEST })}
        </span>
      </div>
    </div>
  );
}
