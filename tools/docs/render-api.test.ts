import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import { renderApiDocs } from './render-api.ts';

test('docs/api.md is what the endpoint table says; if not, run "npm run docs:api"', async () => {
  const written = readFileSync(join(root, 'docs', 'api.md'), 'utf8');
  expect(written).toBe(await renderApiDocs());
});
