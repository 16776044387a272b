import * as z from 'zod/mini';
import type { Shape, TargetKind } from './aiming';
import { LANES, LASTING, SEATS, SPELLS } from './components';
import { SPELL, type SpellArgs } from './spells';

const spell = z.enum(SPELLS);

const TARGET: Readonly<Record<TargetKind, z.ZodMiniType>> = {
  lane: z.literal(LANES),
  place: z.int().check(z.minimum(0), z.maximum(71)),
  seat: z.enum(SEATS),
  lasting: z.enum(LASTING),
  down: z.literal('down'),
};

const fits = (shape: Shape, aim: readonly unknown[]): boolean =>
  aim.length <= shape.length &&
  shape.every((kind, index) =>
    index === aim.length ? kind === 'down' : TARGET[kind].safeParse(aim[index]).success,
  );

/** A spell and what it is aimed at, in one of the shapes that its record names. */
export const spellArgs = z.custom<SpellArgs>((args) => {
  if (!Array.isArray(args)) return false;
  const [name, ...aim] = args;
  const parsed = spell.safeParse(name);
  return parsed.success && SPELL[parsed.data].aims.some((shape) => fits(shape, aim));
});
