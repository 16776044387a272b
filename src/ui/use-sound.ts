'use client';

import { useSyncExternalStore } from 'react';
import { isSoundOn, setSound, subscribeToSound } from './sound';

/** Whether sound is on, and the switch. */
export function useSound(): readonly [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(subscribeToSound, isSoundOn, () => true);
  return [isOn, setSound];
}
