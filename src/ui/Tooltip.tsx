'use client';

import { Slot } from 'radix-ui';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePapers } from './use-papers';

const DWELL_MS = 500;

/** A word on what a picture means. Never the only place where something is said. */
export function Tooltip({
  text,
  byPress = false,
  children,
}: {
  readonly text: string;
  /** A press shows it as well: for what has nothing else to do when pressed. */
  readonly byPress?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isNear, setNear] = useState(false);
  const [isShown, setShown] = useState(false);
  const papers = usePapers(false, isNear);

  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    const onPress = () => setShown(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress, true);
    };
  }, [isShown]);

  return (
    <>
      <Slot.Root
        ref={anchor}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType === 'touch') return;
          setNear(true);
          timer.current = setTimeout(() => setShown(true), DWELL_MS);
        }}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={({ currentTarget }) => {
          setNear(true);
          if (currentTarget.matches(':focus-visible')) setShown(true);
        }}
        onBlur={hide}
        {...(byPress && {
          onClick: () => {
            setNear(true);
            setShown(true);
          },
        })}
      >
        {children}
      </Slot.Root>
      {isShown && papers !== undefined && <papers.TipPaper id={id} text={text} anchor={anchor} />}
    </>
  );
}
