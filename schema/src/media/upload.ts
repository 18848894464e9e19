import * as z from 'zod/mini';
import { requiredText, text } from '../fields/fields.ts';

/** An image must be smaller than this many bytes (2 MiB; media-1). */
export const imageSizeLimit = 2 * 1024 * 1024;

/** A PDF may have up to and including this many bytes (10 MiB; media-1). */
export const pdfSizeLimit = 10 * 1024 * 1024;

/** Image types that are stored; SVG can carry scripts and is not one of them. */
export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Where a relative upload url is served from (media-5). */
export const uploadedFilePath = '/api/upload/file';

/**
 * Characters of a data-URL that carries so many bytes: base64 takes four for three, and the prefix
 * is short.
 */
export const dataUrlLength = (bytes: number): number => Math.ceil(bytes / 3) * 4 + 200;

const dataUrl = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.regex(
        /^data:[^,]{0,150};base64,[A-Za-z0-9+/]+={0,2}$/,
        `${label} must be a data-URL in base64`,
      ),
    );

/** Body of `POST /api/upload`. */
export const fileUpload = z.object({
  file: dataUrl('File'),
  filename: requiredText('Filename', 200),
  type: text(100),
});

/** Body of `POST /api/upload/image`. */
export const imageUpload = z.object({
  image: dataUrl('Image'),
  filename: requiredText('Filename', 200),
  mimetype: text(100),
});

export type FileUpload = z.infer<typeof fileUpload>;
export type ImageUpload = z.infer<typeof imageUpload>;

/** Folders of the bucket, one for each kind of upload. */
export const uploadFolders = { image: 'images', pdf: 'documents' } as const;

/**
 * Where the bucket keeps a file: named by its content, so that it can be cached for ever and the
 * same file is kept once. `contentHash` is the SHA-256 of its bytes in hexadecimal.
 */
export function storedFilePath(
  kind: keyof typeof uploadFolders,
  contentHash: string,
  filename: string,
): string {
  const name = filename
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(-80);
  return `${uploadFolders[kind]}/${contentHash.slice(0, 16)}-${name}`;
}
