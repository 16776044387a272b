import type { Drawing, Shape, Sights } from '@/kit/sights';
import type { Picture } from '../rules/components';
import type { MacroscopeG } from '../rules/state';
import { WINDOW_PLACES, WINDOW_RADIUS } from '../rules/windows';
import animals from './drawings/animals.json';
import food from './drawings/food.json';
import going from './drawings/going.json';
import nature from './drawings/nature.json';
import play from './drawings/play.json';
import things from './drawings/things.json';

/**
 * The drawings, from `@iconify-json/fluent-emoji-flat` (MIT): the name each has there, then its areas, colour and
 * path. Only areas of one colour are taken, so that whatever holds a match can paint them.
 */
export const DRAWINGS: Readonly<Record<Picture, string>> = {
  ...animals,
  ...food,
  ...going,
  ...nature,
  ...play,
  ...things,
};

const SIZE = 32;

function shapeOf(written: string): Shape {
  const isEvenOdd = written.startsWith('!');
  const [fill = '', ...path] = written.slice(isEvenOdd ? 1 : 0).split(' ');
  return { fill, path: path.join(' '), isEvenOdd };
}

export function drawingOf(picture: Picture): Drawing {
  const [, ...shapes] = (DRAWINGS[picture] ?? '').split('|');
  return { size: SIZE, shapes: shapes.map(shapeOf) };
}

/** The windows that are open, of the picture below and of those that were taken out; all of it once it is out. */
const sights: Sights<MacroscopeG> = {
  show: (G, { token, part }) => {
    const past = G.finished.find((finished) => finished.token === token);
    const isBelow = past === undefined && token === G.token;
    if (past === undefined && !isBelow) return undefined;
    const isOut = past !== undefined || G.step === 'judging' || G.isOver;
    const drawing = drawingOf(past?.picture ?? G.picture);
    if (part === null) return isOut ? { drawing } : undefined;
    const place = WINDOW_PLACES[part];
    if (place === undefined || !(past?.open ?? G.open).includes(part)) return undefined;
    const [x, y] = place;
    return {
      drawing,
      circle: { x: (x * SIZE) / 100, y: (y * SIZE) / 100, radius: (WINDOW_RADIUS * SIZE) / 100 },
    };
  },
};

export default sights;
