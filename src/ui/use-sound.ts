'use client';

import { useSyncExternalStore } from 'react';
import { soundSettings, subscribeToSound } from './sound-settings';

const BEFORE = { isOn: true, volume: 7 } as const;

/** Whether sound is on, and how loud. */
export const useSound = () => useSyncExternalStore(subscribeToSound, soundSettings, () => BEFORE);
