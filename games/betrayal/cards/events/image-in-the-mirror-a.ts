import { event } from '../../parts/event';
import { draw } from '../../parts/steps';
import type { Card } from '../../rules/thing';

export const imageInTheMirrorA: Card = event('image-in-the-mirror-a', { play: [draw('item')] });
