import { cardSteps } from './dealing';
import { deathSteps } from './death';
import { discoverySteps } from './discovery';
import { draftSteps } from './draft';
import { fightingSteps } from './fighting';
import { harmSteps } from './harm';
import { hauntingSteps } from './haunting';
import { monsterSteps } from './monsters';
import { movingSteps } from './moving';
import { orderSteps } from './orders';
import { rollSteps } from './rolls';
import type { HouseName } from './step';
import type { Resolver } from './thing';
import { tokenSteps } from './tokens';
import { turnSteps } from './turn';

/** Every step the house itself can do, by name; things bring their own (`card:axe/strike`). */
export const STEPS: { readonly [N in Exclude<HouseName, 'ask'>]: Resolver<N> } = {
  ...draftSteps,
  ...turnSteps,
  ...movingSteps,
  ...discoverySteps,
  ...rollSteps,
  ...harmSteps,
  ...cardSteps,
  ...tokenSteps,
  ...fightingSteps,
  ...deathSteps,
  ...hauntingSteps,
  ...monsterSteps,
  ...orderSteps,
};
