import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { digestOf, storedFile, type StoredFile } from './files.ts';

/** The parts of a backup. */
export const names = {
  /** One document per line. */
  documents: 'documents.jsonl',
  /** One file of the bucket per line. */
  files: 'files.jsonl',
  /** The content of the files, named by hash. */
  bytes: 'files',
  /** Written last: a folder without it is not a complete backup. */
  manifest: 'manifest.json',
} as const;

const part = z.object({ count: z.int().nonnegative(), sha256: z.string() });

const manifest = z.object({ format: z.literal(1), documents: part, files: part });

type Manifest = z.output<typeof manifest>;

/** Writes the lines to a file; returns their number and the file's hash. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
): Promise<z.output<typeof part>> {
  const hash = createHash('sha256');
  let count = 0;
  const chunks = async function* () {
    for await (const line of lines) {
      const chunk = `${line}\n`;
      hash.update(chunk);
      count += 1;
      yield chunk;
    }
  };
  await pipeline(Readable.from(chunks()), createWriteStream(path, { flush: true }));
  return { count, sha256: hash.digest('hex') };
}

/** The lines of a file, one at a time, separated by line feeds only. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export async function* readFileLines(folder: string): AsyncGenerator<StoredFile> {
  for await (const line of readLines(join(folder, names.files))) {
    yield storedFile.parse(JSON.parse(line));
  }
}

export const writeManifest = (folder: string, content: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(
    join(folder, names.manifest),
    `${JSON.stringify({ format: 1, ...content }, null, 2)}\n`,
    {
      flush: true,
    },
  );

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, names.manifest), 'utf8').catch(() => {
    throw new Error(`"${folder}" is not a complete backup: it has no manifest`);
  });
  return manifest.parse(JSON.parse(text));
}

async function countLines(path: string): Promise<number> {
  let count = 0;
  for await (const _line of readLines(path)) count += 1;
  return count;
}

async function checkPart(folder: string, name: 'documents' | 'files', expected: Manifest) {
  const path = join(folder, names[name]);
  const { sha256 } = await digestOf(path);
  if (sha256 === expected[name].sha256 && (await countLines(path)) === expected[name].count) return;
  throw new Error(`${path} differs from what was backed up`);
}

/** Throws unless the folder is a complete, unchanged backup. */
export async function checkFolder(folder: string): Promise<Manifest> {
  const expected = await readManifest(folder);
  await checkPart(folder, 'documents', expected);
  await checkPart(folder, 'files', expected);
  for await (const { name, sha256, size } of readFileLines(folder)) {
    const found = await digestOf(join(folder, names.bytes, sha256)).catch(() => undefined);
    if (found?.sha256 === sha256 && found.size === size) continue;
    throw new Error(`The file "${name}" differs from what was backed up`);
  }
  return expected;
}
