'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/Button';
import { Menu, MenuChoices } from '@/ui/Menu';

export interface SettingChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  /** Undefined: set to something that is not offered, which `words` says. */
  readonly value: Value | undefined;
  /** What it is set to now, in words. */
  readonly words: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A setting of the room with a few values to choose from. */
export function SettingChoice<Value extends string>({
  label,
  hint,
  value,
  words,
  choices,
  onChange,
}: SettingChoiceProps<Value>) {
  const t = useTranslations('online.settings');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-heading font-bold">{label}</p>
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      <Menu
        trigger={
          <Button
            icon={<ChevronDown aria-hidden size={17} />}
            className="flex-row-reverse"
            aria-label={`${label}${t('colon')}${words}`}
          >
            {words}
          </Button>
        }
      >
        <MenuChoices<Value>
          label={label}
          isLabelHidden
          value={value ?? ''}
          onChange={onChange}
          choices={choices}
        />
      </Menu>
    </div>
  );
}
