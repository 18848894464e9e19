import { execFile } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { exportedPost, wordpressExport } from '../../../tests/support/wordpress-export.ts';

/** The limits that `npm run import` has. */
const limits = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { import: string } }
).scripts.import.match(/--max-[\w-]+=\d+/g);

/** Reads an export with all the code of the import, and makes posts of some of the longest items; nothing is stored. */
const script = `
await import('./tools/import/wordpress/import-wordpress.ts');
const { readExport } = await import('./tools/import/wordpress/read-export.ts');
const { survey } = await import('./tools/import/wordpress/survey.ts');
const { toPost } = await import('./tools/import/wordpress/to-post.ts');
const file = process.argv[1];
const known = await survey(file);
let items = 0;
for await (const part of readExport(file)) {
  if (part.kind !== 'item') continue;
  items += 1;
  if (items % 800 === 0) toPost(part.item, known);
}
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ items, megabytes: maxRSS / 1024 }));
`;

const paragraph = '<p>வாசலில் கோலம், drawn before anyone is <b>awake</b>.</p>\n';

/** A post of about so many characters. */
const post = (id: number, length: number): string => {
  const content = paragraph.repeat(length / paragraph.length);
  const fields = exportedPost({ 'wp:post_id': `${id}`, 'content:encoded': content });
  return wordpressExport([{ fields }]).replace(/^[^]*(?=<item>)|(?<=<\/item>)[^]*$/g, '');
};

/** Writes an export of so many bytes, and returns how many posts it has. */
function writeExport(path: string, bytes: number): number {
  const [head = '', tail = ''] = wordpressExport([]).split(/(?=<\/channel>)/);
  const file = openSync(path, 'w');
  let posts = 0;
  let written = writeSync(file, head);
  for (; written < bytes; posts += 1)
    written += writeSync(file, post(posts, posts % 50 === 49 ? 1_900_000 : 20_000));
  writeSync(file, tail);
  closeSync(file);
  return posts;
}

// moving-1
test('an export of 200 MB is read within 256 MiB of memory', { timeout: 120_000 }, async () => {
  expect(limits).toHaveLength(2);
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'export.xml');
  const posts = writeExport(path, 200 * 1024 * 1024);
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...(limits ?? []),
    '--input-type=module',
    ...['-e', script],
    path,
  ]);
  const { items, megabytes } = JSON.parse(stdout) as { items: number; megabytes: number };
  expect(items).toBe(posts);
  expect(megabytes).toBeLessThan(256);
});
