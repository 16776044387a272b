import type { Json } from '@/kit/action';
import type { Haunt, Thing } from './thing';

/** A haunt among the other things: its own types are known to itself alone. */
export function asThing(one: Haunt): Thing;
export function asThing(one: Haunt | undefined): Thing | undefined;
export function asThing(one: Haunt | undefined): Thing | undefined {
  return one as unknown as Thing | undefined;
}

/** Forgets a haunt's own types: it only ever gets back what it made itself. */
export const haunt = <S extends Json, V extends Json>(one: Haunt<S, V>): Haunt => one as unknown as Haunt;
