/** Writes docs/api.md from the endpoint table. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/ports.ts';
import { renderApiDocs } from './render-api.ts';

writeFileSync(join(root, 'docs', 'api.md'), await renderApiDocs());
