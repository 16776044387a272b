import { defineMove } from '@/kit/move';
import { at, LOCKED } from '@/kit/seats';
import { tellLock, tellUnlock } from './journal';
import { refusePick } from './legal';
import { hasEverybodyChosen } from './round';
import { type PickArgs, pickArgs, type UnlockArgs, unlockArgs } from './schemas';
import type { SushiGoG } from './state';
import { reader } from './view';

type View = ReturnType<typeof reader>;

/**
 * Lays one card face down, or two with chopsticks in their order (SG-r8, SG-r15, SG8), in secret (SG9). The seat then
 * only may take that back, once in a turn (SG-t1); with the last seat's choice the turn ends.
 */
export const pick = defineMove<SushiGoG, View, PickArgs>({
  args: pickArgs,
  view: reader,
  refuse: refusePick,
  apply: ({ G, playerID, events }, [first, second]) => {
    const own = at(G.picks, playerID);
    const seat = at(G.seats, playerID);
    own.first = first;
    own.second = second ?? null;
    seat.isLocked = true;
    tellLock(G, playerID, own);
    if (hasEverybodyChosen(G)) return;
    if (seat.hasChanged) events.endStage();
    else events.setStage(LOCKED);
  },
});

/** Takes the choice back into the hand before all are turned over (SG-t1). */
export const unlock = defineMove<SushiGoG, View, UnlockArgs>({
  args: unlockArgs,
  view: reader,
  refuse: () => undefined,
  apply: ({ G, playerID, events }) => {
    const own = at(G.picks, playerID);
    const seat = at(G.seats, playerID);
    own.first = null;
    own.second = null;
    seat.isLocked = false;
    seat.hasChanged = true;
    tellUnlock(G, playerID);
    events.setStage('choose');
  },
});
