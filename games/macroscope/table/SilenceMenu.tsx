'use client';

import { Bell, BellOff } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuChoices } from '@/ui/Menu';
import { type Silence, SPEAK_UP } from './use-silence';
import { useWords } from './use-words';

/** Windows that may have to be open before anybody is asked. */
const LIDS = [4, 6, 8];

/** When this page is to ask whether its people guess. */
export function SilenceMenu({ silence: { until, keep, isOurs } }: { readonly silence: Silence }) {
  const t = useWords();
  const speak = isOurs ? t('silence.speak-ours') : t('silence.speak');
  const label = isOurs ? t('silence.label-ours') : t('silence.label');
  const labelOf = (lids: number) =>
    lids === 0 ? t('silence.every') : lids === SPEAK_UP ? speak : t('silence.until', { count: lids });
  const Mark = until === 0 ? Bell : BellOff;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('silence.is', { label, when: labelOf(until) })}
          icon={<Mark aria-hidden size={20} />}
          hasTooltip={false}
          className="mc-slip-bell"
        />
      }
    >
      <MenuChoices
        label={label}
        note={isOurs ? t('silence.hint-ours') : t('silence.hint')}
        value={String(until)}
        choices={[0, ...LIDS, SPEAK_UP].map((lids) => ({ value: String(lids), label: labelOf(lids) }))}
        onChange={(lids) => keep(Number(lids))}
      />
    </Menu>
  );
}
