import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@institute/schema';
import { expect, test } from 'vitest';

/** Texts of numbers alone, such as `counted`. */
const ofNumbers = /^export const (\w+) = \(((?:\w+: number(?:, )?)+)\)/gm;

const numbers = [0, 1, 2, 3, 5, 10, 11, 20, 21, 100, 101];

// tamil-30
test.each(languages)('words beside a number follow its plural category in %s', async (language) => {
  const rules = new Intl.PluralRules(language);
  const folder = join(import.meta.dirname, language);
  let checked = 0;
  for (const file of readdirSync(folder)) {
    const area = (await import(join(folder, file))) as Record<string, (...of: number[]) => string>;
    const matches = readFileSync(join(folder, file), 'utf8').matchAll(ofNumbers);
    for (const [, name = '', parameters = ''] of matches) {
      const words = new Map<string, string>();
      for (const number of numbers) {
        const given = parameters.split(',').map(() => number);
        const said = area[name]?.(...given).replaceAll(/\d+/g, '#') ?? '';
        const category = rules.select(number);
        expect(said, `${file} ${name}(${number})`).toBe(words.get(category) ?? said);
        words.set(category, said);
      }
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(15);
});
