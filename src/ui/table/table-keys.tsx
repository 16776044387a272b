'use client';

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What some keys do at the table. Whatever is listed in the help works, and the other way round. */
export interface KeyBinding {
  /** As `KeyboardEvent.key` names them, letters small. */
  readonly keys: readonly string[];
  /** What they do, in the words of the page. */
  readonly label: string;
  readonly press: (key: string) => void;
  /** Whether they do it in this position; they are listed all the same. Default: yes. */
  readonly isActive?: boolean;
  /** They do it only while the focus is in this place: a CSS selector. */
  readonly within?: string;
  /** What has the focus may want the key for itself: a CSS selector. */
  readonly unless?: string;
  /** The page does nothing else with the key, such as scroll; and it may be held down. */
  readonly isHeld?: boolean;
}

/** Whose keys they are: the game's own, or those that are the same at every table. */
export type KeyGroup = 'game' | 'table';

interface Binder {
  readonly group: KeyGroup;
  readonly bindings: RefObject<readonly KeyBinding[]>;
}

interface KeyRegistry {
  readonly add: (binder: Binder) => () => void;
  readonly list: (group: KeyGroup) => readonly KeyBinding[];
  readonly isByKeyboard: () => boolean;
  /** What was pressed last, if a press has a place: a key that stands for a card has none. */
  readonly pressed: () => Element | undefined;
}

const KeysContext = createContext<KeyRegistry | undefined>(undefined);

/** Where keys are text, or belong to a paper that lies over the table. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

const closest = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The button that a gesture was for, or whatever it was on. */
function pressedBy(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || target === document.body) return undefined;
  return target.closest('button, a, [role=button], [tabindex]') ?? target;
}

class Keys implements KeyRegistry {
  readonly #binders = new Set<Binder>();
  #isByKeyboard = false;
  #pressed: Element | undefined;

  add = (binder: Binder) => {
    this.#binders.add(binder);
    return () => this.#binders.delete(binder);
  };

  list = (group: KeyGroup) =>
    [...this.#binders].filter((binder) => binder.group === group).flatMap(({ bindings }) => bindings.current);

  isByKeyboard = () => this.#isByKeyboard;

  pressed = () => this.#pressed;

  onPointer = ({ target }: PointerEvent) => {
    this.#isByKeyboard = false;
    this.#pressed = pressedBy(target);
  };

  onKey = (event: KeyboardEvent) => {
    this.#isByKeyboard = true;
    this.#pressed = event.key === 'Enter' || event.key === ' ' ? pressedBy(event.target) : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (closest(event.target, ELSEWHERE)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const binding = [...this.list('game'), ...this.list('table')].find(
      ({ keys, isActive = true, within }) =>
        isActive && keys.includes(key) && (within === undefined || closest(event.target, within)),
    );
    if (binding === undefined || (event.repeat && binding.isHeld !== true)) return;
    if (binding.unless !== undefined && closest(event.target, binding.unless)) return;
    if (binding.isHeld === true) event.preventDefault();
    binding.press(key);
  };
}

/** Listens for the keys of the table that lies inside. */
export function TableKeys({ children }: { readonly children: ReactNode }) {
  const [keys] = useState(() => new Keys());
  useEffect(() => {
    window.addEventListener('pointerdown', keys.onPointer, true);
    window.addEventListener('keydown', keys.onKey, true);
    return () => {
      window.removeEventListener('pointerdown', keys.onPointer, true);
      window.removeEventListener('keydown', keys.onKey, true);
    };
  }, [keys]);
  return <KeysContext value={keys}>{children}</KeysContext>;
}

function useKeyRegistry(): KeyRegistry {
  const keys = useContext(KeysContext);
  if (keys === undefined) throw new Error('useTableKeys needs a TableProvider above it');
  return keys;
}

/**
 * Gives keys a meaning for as long as the component is there; the game's own come before the table's.
 * Answers whether the last gesture came from the keyboard.
 */
export function useTableKeys(group: KeyGroup, bindings: readonly KeyBinding[]): () => boolean {
  const keys = useKeyRegistry();
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => keys.add({ group, bindings: latest }), [keys, group]);
  return keys.isByKeyboard;
}

/** Whether the last gesture came from the keyboard. */
export const useByKeyboard = (): (() => boolean) => useKeyRegistry().isByKeyboard;

/** What was pressed last, where that has a place on the page. */
export const usePressed = (): (() => Element | undefined) => useKeyRegistry().pressed;

/** Every key that does something at the table now. */
export const useKeyList = (): ((group: KeyGroup) => readonly KeyBinding[]) => useKeyRegistry().list;
