/** Writes the roles into the rules files, from `schema/src/account/roles.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/ports.ts';
import { renderRules, rulesFiles } from './render.ts';

for (const file of rulesFiles) writeFileSync(join(root, file), renderRules(file));
