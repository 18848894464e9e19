import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countDocuments } from '../../tests/support/count-documents.ts';
import { root } from '../../tests/support/ports.ts';
import { serveHere } from '../../tests/support/serve-here.ts';
import { gzipped } from '../../tests/support/browser/measured-site.ts';
import type { Measured } from './bill.ts';

const average = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

const sum = (values: readonly number[]): number => average(values) * values.length || 0;

/** What the app in the browser asks the API for on a further page. */
const furtherLists = ['/api/pages/courses', '/api/pages/blog', '/api/pages/placements'];

const assets = join(root, 'web', 'dist', 'client', 'assets');

/** The files of the build that a text names, with the scripts that those import at once. */
function namesIn(text: string, pattern: RegExp, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(pattern)) {
    if (known.has(name) || name.endsWith('.css')) continue;
    known.add(name);
    if (!name.endsWith('.js')) continue;
    const script = readFileSync(join(assets, name), 'utf8');
    namesIn(script, /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g, known);
  }
  return known;
}

function sizeOfFile(name: string): number {
  const bytes = readFileSync(join(assets, name));
  return /\.(?:js|svg)$/.test(name) ? gzipped(bytes) : bytes.length;
}

/** Measures what the pages of the sitemap and some lists cost, with nothing in memory. */
export async function measure(): Promise<Measured> {
  process.env['CONTENT_MEMORY_SECONDS'] = '0';
  const { url, server } = await serveHere();
  const taken = countDocuments();
  const read = async (path: string) => {
    taken();
    const body = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    return { body, documents: taken() };
  };

  const sitemap = (await read('/sitemap.xml')).body.toString();
  const paths = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)];
  const stored = new Map<string, number>();
  const pages = [];
  for (const [, path = ''] of paths) {
    const { body, documents } = await read(path || '/');
    const html = body.toString();
    const files = [...namesIn(html, /["'`]\/assets\/([\w.-]+)["'`]/g)].map(sizeOfFile);
    for (const [, file = ''] of html.matchAll(/src="(\/api\/upload\/[^"]+)"/g)) {
      const size = stored.get(file) ?? (await read(file.replaceAll('&amp;', '&'))).body.length;
      stored.set(file, size);
      files.push(size);
    }
    pages.push({ bytes: gzipped(body), documents, fileBytes: sum(files) });
  }
  const further = [];
  for (const path of furtherLists) further.push(await read(path));
  server.close();
  return {
    htmlBytes: average(pages.map(({ bytes }) => bytes)),
    fileBytes: average(pages.map(({ fileBytes }) => fileBytes)),
    storedBytes: sum([...stored.values()]),
    documents: average(pages.map(({ documents }) => documents)),
    furtherDocuments: average(further.map(({ documents }) => documents)),
    furtherBytes: average(further.map(({ body }) => gzipped(body))),
  };
}
