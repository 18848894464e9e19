import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';

const guides = ['CONTRIBUTING.md', 'docs/architecture.md', 'README.md'];

/** Paths of this repository in the text; those of folders count too. */
const paths = /(?<![\w./-])(?:schema|functions|web|sample|tests|tools|docs)\/[\w./-]*[\w]/g;

/** Not in the repository: everybody makes their own, from the example. */
const own = ['web/.env.production.local', 'functions/.env.your-project'];

test.each(guides)('every path in %s exists', (guide) => {
  const named = readFileSync(join(root, guide), 'utf8').match(paths) ?? [];
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter((path) => !own.includes(path) && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
