import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJava } from '../../../tools/emulators/java.ts';
import { publicPage } from '../../support/browser/browser.ts';
import { offerPaths } from '../../support/browser/screens.ts';

/** Every page of the sitemap, and those that it does not name. */
async function everyPage(): Promise<string[]> {
  const sitemap = await publicPage('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path);
  return [...new Set(['/admin', ...paths, ...offerPaths, '/nope', '/courses/nope'])];
}

interface Message {
  readonly type: string;
  readonly subType?: string;
  readonly message: string;
  readonly url?: string;
  readonly extract?: string;
}

/** What the Nu HTML Checker says of the files; it ends with 1 where that is anything. */
const check = (files: readonly string[]): Promise<Message[]> =>
  new Promise((resolve, reject) => {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const options = ['-Xss4m', '-jar', jar, '--format', 'json', ...files];
    execFile(findJava('').command, options, { maxBuffer: 2 ** 26 }, (_error, _output, said) => {
      try {
        resolve((JSON.parse(said) as { messages: Message[] }).messages);
      } catch {
        reject(new Error(said));
      }
    });
  });

// quality-5
test('the Nu HTML Checker finds nothing wrong with any page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  const paths = await everyPage();
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, `${path.replaceAll(/\W+/g, '-')}.html`);
      writeFileSync(file, await publicPage(path));
      return file;
    }),
  );
  const messages = await check(files);
  rmSync(folder, { recursive: true });
  expect(
    messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      // Its knowledge of CSS ends before container queries.
      .filter(({ message }) => !message.startsWith('CSS:'))
      .map(({ message, url, extract }) => `${url?.split('/').at(-1)}: ${message} ${extract}`),
  ).toEqual([]);
});
