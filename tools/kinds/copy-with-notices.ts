import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyCode } from '../../tests/support/copy-of-code.ts';
import { added, changes } from './notice.ts';

/** Copies the sources, with the kind of `notice.ts` added. */
export function copyWithNotices(copy: string): void {
  copyCode(copy);
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  for (const { file, before, text: more } of changes) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${file} does not have once: ${before}`);
    writeFileSync(join(copy, file), text.replace(before, more + before));
  }
}
