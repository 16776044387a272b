'use client';

import { Check } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { classes } from '../classes';
import type { PaperBeside } from './paper-beside';
import { useReturn } from './use-return';

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 leading-snug outline-none select-none data-[highlighted]:bg-glow data-[disabled]:opacity-45';

export interface MenuPaperProps extends PaperBeside {
  readonly align: 'start' | 'center' | 'end';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function MenuPaper({
  id,
  open,
  onOpenChange,
  anchor,
  triggerID,
  align,
  className,
  children,
}: MenuPaperProps) {
  const leaving = useReturn(anchor);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={triggerID}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            'paper pop z-50 min-w-56 max-w-[calc(100vw-1rem)] p-1.5',
            'max-h-(--radix-popper-available-height) overflow-y-auto overscroll-contain',
            className,
          )}
          {...leaving}
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

export interface MenuLinkProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

interface MenuChoice<Value extends string> {
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

function ItemIcon({ icon }: Pick<MenuItemProps, 'icon'>) {
  return icon !== undefined && <span className="grid w-5 place-items-center text-ink-soft">{icon}</span>;
}

export function MenuPaperItem({ onSelect, icon, children, note, staysOpen = false }: MenuItemProps) {
  return (
    <Radix.Item
      className={ITEM}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect();
      }}
    >
      <ItemIcon icon={icon} />
      <span className="flex-1">
        {children}
        {note !== undefined && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </Radix.Item>
  );
}

export function MenuPaperLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <Link href={href} className={ITEM}>
        <ItemIcon icon={icon} />
        <span className="flex-1">{children}</span>
      </Link>
    </Radix.Item>
  );
}

export function MenuPaperChoices<Value extends string>({
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
          <ItemIcon icon={choice.icon} />
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

export const MenuPaperLine = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-ink-faint" />;
