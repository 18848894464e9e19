import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from '../../tests/support/ports.ts';
import { fromLine, toLine, type StoredDocument } from '../backup/document-line.ts';
import { readDocuments, rootOf } from '../backup/documents.ts';
import type { Target } from '../backup/target.ts';

const folder = join(root, 'sample', 'releases');
const ending = '.jsonl.gz';

/** The documents of the sample as a release stored them, a line each, as in a backup. */
export const sampleFile = (version: string): string => join(folder, `${version}${ending}`);

/** The releases whose sample is kept. */
export const keptReleases = (): string[] =>
  readdirSync(folder).map((file) => file.slice(0, -ending.length));

/** Keeps the documents of a project as the sample of a release; returns how many. */
export async function keepSample(target: Target, version: string): Promise<number> {
  const lines: string[] = [];
  for await (const document of readDocuments(target)) lines.push(toLine(document, rootOf(target)));
  writeFileSync(sampleFile(version), gzipSync(lines.join('\n'), { level: 9 }));
  return lines.length;
}

/** The documents of a kept sample, for a project. */
export async function* readSample(target: Target, version: string): AsyncGenerator<StoredDocument> {
  const lines = gunzipSync(readFileSync(sampleFile(version)))
    .toString()
    .split('\n');
  for (const line of lines) yield fromLine(line, rootOf(target));
}
