'use client';

import { Slot } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { usePaperBeside } from './use-paper-beside';
import { laidPapers } from './use-papers';

export interface MenuProps {
  /** A button with a picture or a word, which opens it. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
}

/** A short list of things to do, on paper. */
export function Menu({ trigger, children, align = 'end', className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const beside = usePaperBeside('menu', { open, onOpenChange: setOpen });
  const { papers } = beside;
  return (
    <>
      <Slot.Root {...beside.trigger}>{trigger}</Slot.Root>
      {papers !== undefined && (
        <papers.MenuPaper {...beside.paper} align={align} className={className}>
          {children}
        </papers.MenuPaper>
      )}
    </>
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

export function MenuItem(props: MenuItemProps) {
  const { MenuPaperItem } = laidPapers();
  return <MenuPaperItem {...props} />;
}

export interface MenuLinkProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function MenuLink(props: MenuLinkProps) {
  const { MenuPaperLink } = laidPapers();
  return <MenuPaperLink {...props} />;
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
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { MenuPaperChoices } = laidPapers();
  return <MenuPaperChoices {...props} />;
}

export function MenuLine() {
  const { MenuPaperLine } = laidPapers();
  return <MenuPaperLine />;
}
