'use client';

import { Slot } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { MenuChoicesProps, MenuItemProps, MenuLinkProps } from './papers/MenuPaper';
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

export function MenuItem(props: MenuItemProps) {
  const { MenuPaperItem } = laidPapers();
  return <MenuPaperItem {...props} />;
}

export function MenuLink(props: MenuLinkProps) {
  const { MenuPaperLink } = laidPapers();
  return <MenuPaperLink {...props} />;
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
