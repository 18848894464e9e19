import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedPost, wordpressExport } from '../../../tests/support/wordpress-export.ts';
import { Refused } from '../refused.ts';
import { readExport, type Item, type Part } from './read-export.ts';
import { survey } from './survey.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Buffer): string {
  const path = join(folder, 'export.xml');
  writeFileSync(path, content);
  return path;
}

async function partsOf(content: string | Buffer): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of readExport(file(content))) parts.push(part);
  return parts;
}

const itemsOf = async (content: string): Promise<Item[]> =>
  (await partsOf(content)).flatMap((part) => (part.kind === 'item' ? part.item : []));

// moving-1
test('an item has its texts, categories and the picture at its top', async () => {
  const fields = exportedPost({ 'content:encoded': 'ends with ]]> and &amp; <b>goes on</b>' });
  const given = { fields, categories: ['Career & Co'], tags: ['தமிழ்'], thumbnail: '12' };
  const [item] = await itemsOf(wordpressExport([given]));
  expect(item).toEqual({
    fields,
    terms: [
      { domain: 'category', name: 'Career & Co' },
      { domain: 'post_tag', name: 'தமிழ்' },
    ],
    meta: { _thumbnail_id: '12' },
    isTooLong: false,
  });
});

// api-11
test('characters that control or turn a text do not come in', async () => {
  const fields = exportedPost({ title: 'Nine\u202e \u0007lives' });
  const [item] = await itemsOf(wordpressExport([{ fields }]));
  expect(item?.fields['title']).toBe('Nine lives');
});

// moving-1
test('a file is read in pieces, whatever they cut through', async () => {
  const title = 'வாசல்'.repeat(30_000);
  const posts = [1, 2, 3].map((id) => ({ fields: exportedPost({ title, 'wp:post_id': `${id}` }) }));
  const items = await itemsOf(wordpressExport(posts));
  expect(items.map(({ fields }) => fields['title'])).toEqual([title, title, title]);
});

// moving-1
test('an item that is too long is read no further than it may be', async () => {
  const fields = exportedPost({ 'content:encoded': 'x'.repeat(2_000_001) });
  const categories = Array.from({ length: 1001 }, (_, index) => `${index}`);
  const [long, full, next] = await itemsOf(
    wordpressExport([
      { fields },
      { fields: exportedPost(), categories },
      { fields: exportedPost({ title: 'Next' }) },
    ]),
  );
  expect([long?.isTooLong, full?.isTooLong]).toEqual([true, true]);
  expect(next).toMatchObject({ isTooLong: false, fields: { title: 'Next' } });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss>&b;</rss>`;

// moving-2
test.each([
  ['declares entities', bomb, 'It declares a document type'],
  ['is cut off', wordpressExport([]).slice(0, -20), 'It is not well-formed XML, or cut off'],
  ['mixes up its ends', '<rss><channel><a></channel></rss>', '<a> has no end'],
  ['is not in UTF-8', Buffer.from('<rss>\xff</rss>', 'latin1'), 'It is not text in UTF-8'],
  ['says so', '<?xml version="1.0" encoding="UTF-16"?><rss/>', 'Its encoding is UTF-16'],
  ['is nested without end', '<a>'.repeat(1000), 'nested too deeply'],
  ['has a tag without end', `<rss><a b="${'x'.repeat(9_000_000)}`, 'A part of it is too long'],
  ['has a CDATA section without end', `<rss><![CDATA[${'x'.repeat(9_000_000)}`, 'is too long'],
])('a file that %s is refused', async (_what, content, reason) => {
  const error: unknown = await partsOf(content).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ message: expect.stringContaining(reason) });
});

// moving-2
test('a file that is no export is refused', async () => {
  await expect(survey(file('<rss><channel/></rss>'))).rejects.toThrow('no export of WordPress');
});

// moving-2
test('a file whose attachments would not fit into memory is refused', async () => {
  const address = `https://old.example/${'x'.repeat(1_900_000)}`;
  const attachments = Array.from({ length: 11 }, (_, id) => ({
    fields: { 'wp:post_id': `${id}`, 'wp:attachment_url': address },
  }));
  await expect(survey(file(wordpressExport(attachments)))).rejects.toThrow('too long ones');
});

// moving-1
test('the survey knows the site, what authors are called, and where attachments are', async () => {
  const fields = { 'wp:post_id': '12', 'wp:attachment_url': 'https://old.example/a.png' };
  const known = await survey(file(wordpressExport([{ fields }])));
  expect(known.site?.href).toBe('https://old.example/');
  expect([...known.authors]).toEqual([['anbu', 'Anbu Selvan']]);
  expect([...known.attachments]).toEqual([['12', 'https://old.example/a.png']]);
});
