'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classes } from '../classes';
import { iconButtonClasses } from '../icon-button';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The title is said but not shown. */
  readonly isTitleHidden?: boolean;
  readonly description?: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** A dialog lies in the middle; a sheet slides in: from below on a phone, from the side elsewhere. */
  readonly place?: 'middle' | 'sheet';
}

const PLACES = {
  middle:
    'left-1/2 top-1/2 max-h-[min(85dvh,52rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 dialog-rise',
  sheet:
    'inset-x-0 bottom-0 max-h-[86dvh] rounded-b-none pb-[env(safe-area-inset-bottom)] sheet-rise sm:inset-x-auto sm:bottom-2 sm:right-2 sm:top-2 sm:max-h-none sm:w-[min(30rem,calc(100vw-4rem))] sm:rounded-b-paper',
};

export function DialogPaper({
  open,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  children,
  className,
  place = 'middle',
}: DialogProps) {
  const t = useTranslations('table');
  const paper = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-40" />
        <Radix.Content
          ref={paper}
          {...(description === undefined && { 'aria-describedby': undefined })}
          // The paper itself is taken up first: reading starts at its title, not at the way out of it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            paper.current?.focus();
          }}
          className={classes('paper fixed! z-50 flex flex-col outline-none', PLACES[place], className)}
        >
          <div className="flex items-center justify-between gap-4 border-b border-ink-faint py-2 ps-5 pe-2">
            <Radix.Title className={classes('font-heading text-lg font-bold', isTitleHidden && 'sr-only')}>
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <button type="button" aria-label={t('close')} className={classes(iconButtonClasses, 'ms-auto')}>
                <X aria-hidden size={20} />
              </button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="px-5 pt-3 text-ink-soft">{description}</Radix.Description>
          )}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-(--paper-padding) [--paper-padding:1.25rem]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
