import { optionsOf } from '@games/options';
import { optionFields } from '@/kit/options';
import { drawnAnew } from '@/ui/setup/setup';
import type { PublicTable } from './protocol';

/** The same people with the same options, but for what can be drawn: that is something else. */
export async function anotherOf(table: PublicTable): Promise<PublicTable> {
  const fields = optionFields(await optionsOf(table.slug));
  return { ...table, options: drawnAnew(fields, table.options) };
}
