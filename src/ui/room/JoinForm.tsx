'use client';

import { Armchair } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { alikeAmong, NAME_MAX, nameFault, tidyName } from '@/kit/names';
import { Button } from '../Button';
import { rememberedNames, rememberNames } from '../setup/remembered-names';
import { useLooks } from '../setup/use-looks';
import { TextField } from '../TextField';

export interface JoinFormProps {
  readonly label: string;
  readonly action: string;
  /** Names of people in the room already. */
  readonly taken: readonly string[];
  readonly isBusy: boolean;
  /** Whether the name is this browser's own, to be filled in next time. */
  readonly isRemembered: boolean;
  readonly onJoin: (name: string) => void;
}

/** A name and a button. The name used last time is filled in, unless somebody here has it. */
export function JoinForm({ label, action, taken, isBusy, isRemembered, onJoin }: JoinFormProps) {
  const t = useTranslations('setup.errors');
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const looks = useLooks(isWriting && taken.length > 0);
  const alikeTo = (candidate: string) => alikeAmong(candidate, taken, looks);

  // The server cannot know the name; it is filled in once the page is awake, and stays what it is then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was taken on arrival matters
  useEffect(() => {
    const free = rememberedNames().find((kept) => kept !== '' && alikeTo(kept) === undefined);
    setName((typed) => (typed === '' ? (free ?? '') : typed));
  }, []);

  const tidy = tidyName(name);
  const alike = alikeTo(tidy);
  const fault = nameFault(tidy) ?? (alike === undefined ? undefined : 'name-taken');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== undefined) return;
    if (isRemembered) rememberNames([tidy]);
    onJoin(tidy);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={label}
        value={name}
        error={
          fault !== undefined && (isChecked || fault !== 'name-empty')
            ? t(fault, { max: NAME_MAX, name: alike ?? '' })
            : undefined
        }
        autoComplete="nickname"
        spellCheck={false}
        enterKeyHint="done"
        className="min-w-0 flex-1 basis-44"
        onFocus={() => setWriting(true)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        look="primary"
        disabled={isBusy}
        icon={<Armchair aria-hidden size={20} />}
        // Level with the line to write on, whatever is said below that.
        className="mt-5.5 min-h-12"
      >
        {action}
      </Button>
    </form>
  );
}
