'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useId } from 'react';
import { Kbd } from '../Kbd';
import { useTable } from './TableProvider';
import { type KeyBinding, type KeyGroup, useKeyList } from './table-keys';

const NAMED = {
  ' ': 'space',
  Escape: 'escape',
  Enter: 'enter',
  Tab: 'tab',
  Home: 'home',
  End: 'end',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const;

const isNamed = (key: string): key is keyof typeof NAMED => Object.hasOwn(NAMED, key);

/** Keys in a row are told by the first and the last of them. */
const FEW = 3;

function KeyCaps({ keys }: Pick<KeyBinding, 'keys'>) {
  const t = useTranslations('table.keys');
  const nameOf = (key: string) => (isNamed(key) ? t(`names.${NAMED[key]}`) : key.toUpperCase());
  const [first, last] = [keys[0] ?? '', keys.at(-1) ?? ''];
  if (keys.length > FEW)
    return (
      <>
        <Kbd>{nameOf(first)}</Kbd> – <Kbd>{nameOf(last)}</Kbd>
      </>
    );
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <Kbd>{nameOf(key)}</Kbd>
    </Fragment>
  ));
}

function KeyTable({ title, bindings }: { readonly title: string; readonly bindings: readonly KeyBinding[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-6">
      <h3 id={id} className="mb-1 font-heading font-bold">
        {title}
      </h3>
      <dl className="divide-y divide-ink-faint">
        {bindings.map(({ keys, label }) => (
          <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-3 py-2">
            <dt className="text-ink-soft">
              <KeyCaps keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key that does something at this table, the game's own first. */
export function KeyHelp() {
  const t = useTranslations('table.keys');
  const { setting } = useTable();
  const list = useKeyList();
  const groups: readonly { readonly group: KeyGroup; readonly title: string }[] = [
    { group: 'game', title: setting.title },
    { group: 'table', title: t('table') },
  ];
  return groups.map(({ group, title }) => {
    // Nothing is played in a match that is watched again.
    const bindings = group === 'game' && setting.replay !== undefined ? [] : list(group);
    return bindings.length > 0 && <KeyTable key={group} title={title} bindings={bindings} />;
  });
}
