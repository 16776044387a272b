import * as z from 'zod/mini';
import { optionFields } from '@/kit/options';

test('a form is read from the schema: choices and switches with their defaults', () => {
  const schema = z.strictObject({
    goal: z._default(z.enum(['long', 'short']), 'long'),
    open: z._default(z.boolean(), false),
  });
  expect(optionFields(schema)).toEqual([
    { id: 'goal', kind: 'choice', values: ['long', 'short'], initial: 'long' },
    { id: 'open', kind: 'switch', initial: false },
  ]);
});

test.each([
  ['has no default', z.strictObject({ goal: z.boolean() })],
  ['is neither a choice nor a switch', z.strictObject({ goal: z._default(z.number(), 3) })],
])('an option that %s is refused when the rulebook is read', (_, schema) => {
  expect(() => optionFields(schema)).toThrow(TypeError);
});
