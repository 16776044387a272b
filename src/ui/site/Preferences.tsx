'use client';

import { Volume2, VolumeX } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Link, usePathname } from '@/i18n/navigation';
import { buttonClasses } from '../Button';
import { IconButton } from '../IconButton';
import { late } from '../late';
import { Menu } from '../Menu';
import { Popover } from '../Popover';
import { useSound } from '../use-sound';
import { THEME_ICONS, ThemeChoices } from './ThemeChoices';
import { useThemeChoice } from './use-theme-choice';

/** What makes the sounds comes with the slip that sets them. */
const SoundSettings = late(async () => ({ default: (await import('./SoundSettings')).SoundSettings }));

/** On, off, and how loud. */
export function SoundSwitch() {
  const t = useTranslations('preferences');
  const { isOn } = useSound();
  return (
    <Popover
      label={t('sound')}
      trigger={
        <IconButton
          label={t('sound')}
          hasTooltip={false}
          icon={isOn ? <Volume2 aria-hidden size={21} /> : <VolumeX aria-hidden size={21} />}
        />
      }
    >
      <Suspense>
        <SoundSettings />
      </Suspense>
    </Popover>
  );
}

export function ThemeSwitch() {
  const t = useTranslations('preferences');
  const [choice] = useThemeChoice();
  const Icon = THEME_ICONS[choice];
  return (
    <Menu
      trigger={<IconButton label={t('theme')} icon={<Icon aria-hidden size={21} />} hasTooltip={false} />}
    >
      <ThemeChoices />
    </Menu>
  );
}

/** The other language, by its own name; the page stays the same. */
export function LanguageSwitch() {
  const t = useTranslations('preferences');
  const locale = useLocale();
  const path = usePathname();
  const other = locale === 'en' ? 'zh-Hant' : 'en';
  return (
    <Link
      href={path}
      locale={other}
      lang={other}
      hrefLang={other}
      prefetch={false}
      scroll={false}
      aria-label={t('switchTo')}
      className={buttonClasses('plain')}
    >
      {t('switchToShort')}
    </Link>
  );
}
