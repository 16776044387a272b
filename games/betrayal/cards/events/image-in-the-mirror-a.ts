import { event } from '../../parts/cards/event';
import { draw } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const imageInTheMirrorA: Card = event('image-in-the-mirror-a', { play: [draw('item')] });
