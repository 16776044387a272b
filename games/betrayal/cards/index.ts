import type { CardID, TokenID } from '../rules/components';
import type { Card, Thing } from '../rules/thing';
import { events, eventTokens } from './events';
import { items } from './items';
import { omens } from './omens';

/** The omens, items and events of the box (BH3). */
export const cards: Readonly<Record<CardID, Card>> = { ...omens, ...items, ...events };

/** What tokens do that events leave in rooms. */
export const tokens: Readonly<Record<TokenID, Thing>> = eventTokens;
