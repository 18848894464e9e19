import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { validate } from './validate.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  notes: z.array(z.string()),
});

// api-11
test('control characters and turned directions are taken out, joiners and lines stay', () => {
  const given = {
    name: '\u202emoc.elpmaxe\u202c\u0000\u000b',
    notes: ['ஸ்ரீ\u200d 👩\u200d🏫\n\tb', '\ud800a', '\u2066x\u2069'],
  };
  expect(validate(schema, given)).toEqual({
    name: 'moc.elpmaxe',
    notes: ['ஸ்ரீ\u200d 👩\u200d🏫\n\tb', '\ufffda', 'x'],
  });
});

// api-11
test.each(['\u202e \u0007', '\u200b\u200b', '\u2060 \u00ad\u200d'])(
  'a text of nothing to see, %j, is missing',
  (name) => {
    expect(() => validate(schema, { name, notes: [] })).toThrow(/not valid/);
  },
);

test('a body that is nested deeper than any schema is refused', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
  expect(() => validate(schema, { name: 'a', notes: deep })).toThrow(/not valid/);
});
