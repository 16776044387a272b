'use client';

import { Lamp, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuChoices } from '../Menu';
import { THEME_CHOICES, useThemeChoice } from './use-theme-choice';

export const THEME_ICONS = { system: SunMoon, light: Sun, dark: Lamp } as const;

/** Day, lamp or as the device has it: lines of a menu. */
export function ThemeChoices() {
  const t = useTranslations('preferences');
  const [choice, choose] = useThemeChoice();
  return (
    <MenuChoices
      label={t('theme')}
      value={choice}
      onChange={choose}
      choices={THEME_CHOICES.map((value) => {
        const Icon = THEME_ICONS[value];
        return { value, label: t(`themes.${value}`), icon: <Icon aria-hidden size={18} /> };
      })}
    />
  );
}
