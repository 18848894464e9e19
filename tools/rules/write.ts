/** Writes into the rules files what roles may do, and who reads each kind. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/ports.ts';
import { renderRules, rulesFiles } from './render.ts';

for (const file of rulesFiles) writeFileSync(join(root, file), renderRules(file));
