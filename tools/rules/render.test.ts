import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import { renderRules, rulesFiles } from './render.ts';

// roles-1
test.each(rulesFiles)(
  '%s has the roles of the matrix and the readers of the kinds; if not, run "npm run rules"',
  (file) => {
    expect(renderRules(file)).toBe(readFileSync(join(root, file), 'utf8'));
  },
);
