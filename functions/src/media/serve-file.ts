import { imageTypes, imageWidths, uploadedFilePath } from '@institute/schema';
import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { bucket } from '../platform/admin.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { isCurrent } from '../platform/http/is-current.ts';
import { withExtension, type FileType } from './file-type.ts';
import { isImagePath, sizePath } from './images/draw-sizes.ts';
import { isMissing } from './is-missing.ts';
import { isWhatItSays } from './remove-disguised.ts';

/**
 * Sends a file as Storage reads it. Where the visitor leaves before the end, the rest is read and
 * thrown away: Storage's library throws where nobody can catch it, and ends the process, when its
 * stream is destroyed before the bucket has answered, as `pipeline` would.
 */
const sendStream = (file: Readable, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    if (response.closed) return resolve();
    file.once('error', reject);
    response.once('close', () => {
      file.unpipe(response);
      file.resume();
      resolve();
    });
    file.pipe(response);
  });

/** The paths that `storedFilePath` makes; nothing else in the bucket is served. */
const storedPath = /^(?:images|documents)\/[0-9a-f]{16}-[a-z0-9.-]{0,80}$/;

const servedTypes: readonly FileType[] = [...imageTypes, 'application/pdf'];

interface StoredFile {
  readonly path: string;
  readonly size: number;
  readonly type: FileType;
  readonly etag: string;
}

/** Files are stored uncompressed: a compressed one would have another length once decompressed. */
const isPlain = (encoding = ''): boolean => /^(?:identity)?$/.test(encoding);

/** What is read of a file; undefined if the file is missing, or gone before it was read. */
async function unlessMissing<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The stored file; undefined if it is missing, or of a type that is not served. */
async function describe(path: string): Promise<StoredFile | undefined> {
  const [metadata] = (await unlessMissing((await bucket()).file(path).getMetadata())) ?? [];
  const type = servedTypes.find((served) => served === metadata?.contentType);
  if (!metadata || !type || !isPlain(metadata.contentEncoding)) return undefined;
  return { path, size: Number(metadata.size), type, etag: `"${metadata.generation}"` };
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

/** The requested part: the whole file, unless the request is for one range of this version of it. */
function partOf(request: Request, { size, etag }: StoredFile): Part {
  const whole = { start: 0, end: size - 1, isWhole: true };
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== etag) return whole;
  const ranges = request.range(size);
  if (ranges === -1) {
    throw new ApiError('wrong-range', 'The requested range is outside of the file', {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return whole;
  const [range = whole] = ranges;
  return { ...range, isWhole: false };
}

/**
 * Files are named by their content, so they never change. They can be removed, though: the CDN, which
 * answers everybody, asks again each day (docs/decisions/024-consent.md).
 */
const forEver = 'public, max-age=31536000, s-maxage=86400, immutable';

/** For the original, served until the requested width exists. */
const shortly = 'public, max-age=60, s-maxage=60';

/** Content-Disposition: images are shown, PDFs downloaded (docs/decisions/008-headers.md) */
function dispositionOf(path: string, type: FileType): string {
  const name = withExtension(path.slice(path.lastIndexOf('/') + 18), type);
  return `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${name}"`;
}

const widthOf = (request: Request, path: string) =>
  isImagePath(path)
    ? imageWidths.find((width) => String(width) === request.query['width'])
    : undefined;

function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}

/** The requested width of the image if it is stored, else the original, if it is what it says. */
async function find(path: string, size: string | undefined): Promise<StoredFile> {
  const made = size && (await describe(size));
  if (made) return made;
  const stored = await describe(path);
  if (!stored || !(await unlessMissing(isWhatItSays(path, stored.type)))) throw notFound('File');
  return stored;
}

/**
 * `GET /api/upload/file/…`: a stored file, or one range of it; an image also in one of the widths of
 * `imageWidths`, with the query `width`. Any other query is redirected to the address without it, so that
 * each answer has one address.
 */
export async function serveFile(request: Request, response: Response): Promise<void> {
  const path = [request.params['path']].flat().join('/');
  if (!storedPath.test(path)) throw notFound('File');
  const width = widthOf(request, path);
  const query = width ? `?width=${width}` : '';
  if (queryOf(request) !== query) {
    const address = `${uploadedFilePath}/${path}${query}`;
    return void response.status(308).set('Location', address).end();
  }
  const file = await find(path, width && sizePath(path, width));
  const { start, end, isWhole } = partOf(request, file);
  response.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': width && file.path === path ? shortly : forEver,
    'Content-Disposition': dispositionOf(path, file.type),
    'Content-Type': file.type,
    ETag: file.etag,
  });
  if (isCurrent(request, file.etag)) return void response.status(304).end();
  if (!isWhole) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.set('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') return void response.end();
  await sendStream((await bucket()).file(file.path).createReadStream({ start, end }), response);
}
