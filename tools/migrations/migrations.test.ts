import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import { sectionsOf, unnamedMigrations } from '../release/changelog.ts';
import { migrations, numberText } from './migrations.ts';

// updates-2
test('each migration has the number of its file, and all files are in the list', async () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => /^\d/.test(file))
    .toSorted();
  expect(files.map((file) => file.slice(0, 3))).toEqual(
    migrations.map((_, index) => numberText(index + 1)),
  );
  for (const [index, file] of files.entries()) {
    const { description, migrate } = await import(join(import.meta.dirname, file));
    expect(migrations[index]).toMatchObject({ description, migrate });
  }
});

// updates-6
test('the newest section of CHANGELOG.md names the migrations that no release had before', () => {
  const sections = sectionsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  expect(sections.map(({ version }) => version)).toContain('1.0.0');
  expect(unnamedMigrations(sections, migrations.length).map(numberText)).toEqual([]);
});
