import { imageTypes } from '@institute/schema';
import type { Request, Response } from 'express';
import { bucket } from '../platform/admin.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { isCurrent } from '../platform/http/is-current.ts';
import { withExtension, type FileType } from './file-type.ts';
import { isMissing } from './is-missing.ts';
import { resizedWidth, resizeImage } from './resize-image.ts';
import { sendStream } from './send-stream.ts';

/** The paths that `storedFilePath` makes; nothing else in the bucket is served. */
const storedPath = /^(?:images|documents)\/[0-9a-f]{16}-[a-z0-9.-]{0,80}$/;

const servedTypes: readonly FileType[] = [...imageTypes, 'application/pdf'];

interface StoredFile {
  readonly size: number;
  readonly type: FileType;
  readonly etag: string;
}

/** What calls itself packed is nothing that we store: unpacked, it has another length. */
const isPlain = (encoding = ''): boolean => /^(?:identity)?$/.test(encoding);

async function describe(path: string): Promise<StoredFile> {
  try {
    const [metadata] = await (await bucket()).file(path).getMetadata();
    const type = servedTypes.find((served) => served === metadata.contentType);
    if (!type || !isPlain(metadata.contentEncoding)) throw notFound('File');
    return { size: Number(metadata.size), type, etag: `"${metadata.generation}"` };
  } catch (error) {
    throw isMissing(error) ? notFound('File') : error;
  }
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

/** The part that is asked for: the whole file, unless it is one range of this very file. */
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

/** Content-addressed, so that it never changes. */
const forEver = 'public, max-age=31536000, s-maxage=31536000, immutable';

/** A picture is shown, a PDF handed over (docs/decisions/headers.md), named as what it is. */
function dispositionOf(path: string, type: FileType): string {
  const name = withExtension(path.slice(path.lastIndexOf('/') + 18), type);
  return `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${name}"`;
}

/** Answers with the image in a smaller width; false where it has to be served as it is. */
async function sendResized(
  path: string,
  { type, etag }: StoredFile,
  request: Request,
  response: Response,
): Promise<boolean> {
  const width = resizedWidth(request.query['width'], type);
  if (!width) return false;
  const tag = `${etag.slice(0, -1)}-${width}"`;
  response.set({ 'Cache-Control': forEver, ETag: tag });
  if (isCurrent(request, tag)) {
    response.status(304).end();
    return true;
  }
  const [bytes] = await (await bucket()).file(path).download();
  const resized = await resizeImage(bytes, width);
  if (!resized) return false;
  response.type('image/webp').send(resized);
  return true;
}

/**
 * `GET /api/upload/file/…`: a stored file, or one range of it; an image also in one of the widths of
 * `imageWidths`, with the query `width`.
 */
export async function serveFile(request: Request, response: Response): Promise<void> {
  const path = [request.params['path']].flat().join('/');
  if (!storedPath.test(path)) throw notFound('File');
  const file = await describe(path);
  if (await sendResized(path, file, request, response)) return;
  const { start, end, isWhole } = partOf(request, file);
  response.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': forEver,
    'Content-Disposition': dispositionOf(path, file.type),
    'Content-Type': file.type,
    ETag: file.etag,
  });
  if (isCurrent(request, file.etag)) return void response.status(304).end();
  if (!isWhole) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.set('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') return void response.end();
  await sendStream((await bucket()).file(path).createReadStream({ start, end }), response);
}
