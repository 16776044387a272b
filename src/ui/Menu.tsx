'use client';

import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { classes } from './classes';

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 leading-snug outline-none select-none data-[highlighted]:bg-ink-faint data-[disabled]:opacity-45';

export interface MenuProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
}

/** A short list of things to do, on paper. */
export function Menu({ trigger, children, align = 'end', className }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            'paper pop z-50 min-w-56 max-w-[calc(100vw-1rem)] p-1.5',
            'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto overscroll-contain',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly note?: string;
  /** Keeps the menu open, for switches. */
  readonly staysOpen?: boolean;
}

export function MenuItem({ onSelect, icon, children, note, staysOpen = false }: MenuItemProps) {
  return (
    <Radix.Item
      className={ITEM}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect();
      }}
    >
      {icon !== undefined && <span className="grid w-5 place-items-center text-ink-soft">{icon}</span>}
      <span className="flex-1">
        {children}
        {note !== undefined && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </Radix.Item>
  );
}

export interface MenuLinkProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <Link href={href} className={ITEM}>
        {icon !== undefined && <span className="grid w-5 place-items-center text-ink-soft">{icon}</span>}
        <span className="flex-1">{children}</span>
      </Link>
    </Radix.Item>
  );
}

export interface MenuChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
}

export interface MenuChoicesProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** One line under the label. */
  readonly note?: string;
  /** One of the choices, or something from another group of the same menu. */
  readonly value: string;
  readonly choices: readonly MenuChoice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of several, with a tick. */
export function MenuChoices<Value extends string>({
  label,
  isLabelHidden = false,
  note,
  value,
  choices,
  onChange,
}: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((candidate) => candidate.value === next);
        if (choice !== undefined) onChange(choice.value);
      }}
    >
      {!isLabelHidden && (
        <Radix.Label className="px-3 pt-2 pb-1 text-sm text-ink-soft">
          {label}
          {note !== undefined && <span className="block">{note}</span>}
        </Radix.Label>
      )}
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} className={ITEM}>
          {choice.icon !== undefined && (
            <span className="grid w-5 place-items-center text-ink-soft">{choice.icon}</span>
          )}
          <span className="flex-1">
            {choice.label}
            {choice.hint !== undefined && <span className="block text-sm text-ink-soft">{choice.hint}</span>}
          </span>
          <span className="grid w-5 place-items-center text-accent-ink">
            <Radix.ItemIndicator>
              <Check aria-hidden size={18} />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export const MenuLine = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-ink-faint" />;
