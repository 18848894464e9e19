/**
 * `npm run licences`: writes docs/licences.md. With `--check` it writes nothing, and fails if that
 * file is out of date or a licence is not allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tests/support/ports.ts';
import { findForbidden, readLicences, renderLicences } from './supply-chain/licences.ts';

const file = join(root, 'docs', 'licences.md');
const packages = readLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const list = renderLicences(packages);
const problems = findForbidden(packages).map(
  ({ name, version, licence }) => `The licence of ${name} ${version} is not allowed: ${licence}`,
);
if (!process.argv.includes('--check')) writeFileSync(file, list);
else if (readFileSync(file, 'utf8') !== list) {
  problems.push('docs/licences.md is out of date: run "npm run licences"');
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
