import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod';

type Bucket = ReturnType<Storage['bucket']>;

/** The metadata of a file that its owner can set. */
const fileMetadata = z.object({
  cacheControl: z.string().exactOptional(),
  contentDisposition: z.string().exactOptional(),
  contentEncoding: z.string().exactOptional(),
  contentLanguage: z.string().exactOptional(),
  contentType: z.string().exactOptional(),
  customTime: z.string().exactOptional(),
  /** Custom metadata, including the tokens of Firebase's download URLs. */
  metadata: z.record(z.string(), z.string()).exactOptional(),
});

/**
 * A file of the bucket: name, metadata, and the hash of its content, which names it in a backup.
 */
export const storedFile = z.object({
  name: z.string(),
  size: z.number(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  metadata: fileMetadata,
});

export type StoredFile = z.output<typeof storedFile>;

export async function digestOf(path: string): Promise<Pick<StoredFile, 'sha256' | 'size'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), size };
}

const sortedKeys = (entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(entries)
      .toSorted()
      .map((key) => [key, entries[key] ?? '']),
  );

/** Copies a file to the folder, named by the hash of its content. */
async function download(file: ReturnType<Bucket['file']>, folder: string): Promise<StoredFile> {
  const parsed = fileMetadata.parse(file.metadata);
  const arriving = join(folder, `arriving-${crypto.randomUUID()}`);
  await pipeline(
    file.createReadStream({ decompress: false }),
    createWriteStream(arriving, { flush: true }),
  );
  const { sha256, size } = await digestOf(arriving);
  await rename(arriving, join(folder, sha256));
  const metadata = parsed.metadata ? { ...parsed, metadata: sortedKeys(parsed.metadata) } : parsed;
  return { name: file.name, size, sha256, metadata };
}

/** Maximum number of concurrent copies. */
const atOnce = 8;

/** Copies every file of the bucket to the folder, sorted by name. */
export async function* downloadFiles(bucket: Bucket, folder: string): AsyncGenerator<StoredFile> {
  const [files] = await bucket.getFiles();
  files.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (let start = 0; start < files.length; start += atOnce) {
    yield* await Promise.all(
      files.slice(start, start + atOnce).map((file) => download(file, folder)),
    );
  }
}

/** Copies the files from the folder to the bucket; returns how many. */
export async function uploadFiles(
  bucket: Bucket,
  folder: string,
  files: AsyncIterable<StoredFile>,
): Promise<number> {
  let count = 0;
  for await (const { name, sha256, metadata } of files) {
    const upload = () =>
      pipeline(
        createReadStream(join(folder, sha256)),
        bucket.file(name).createWriteStream({ resumable: false, metadata }),
      );
    await upload().catch(upload);
    count += 1;
  }
  return count;
}

/** The names of the first files of the bucket. */
export async function firstFiles(bucket: Bucket, limit: number): Promise<string[]> {
  const [files] = await bucket.getFiles({ maxResults: limit, autoPaginate: false });
  return files.map(({ name }) => name);
}
