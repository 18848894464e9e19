import * as z from 'zod/mini';
import { requiredText, text } from '../fields/fields.ts';

/** An image must be smaller than this many bytes (2 MiB; media-1). */
export const imageSizeLimit = 2 * 1024 * 1024;

/** A PDF may have at most this many bytes (10 MiB, inclusive; media-1). */
export const pdfSizeLimit = 10 * 1024 * 1024;

/** Accepted image types; not SVG, which can carry scripts. */
export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Prefix of the URL of an uploaded file (media-5). */
export const uploadedFilePath = '/api/upload/file';

/**
 * Length of a data URL for so many bytes: base64 needs four characters for three bytes, and the
 * prefix is short.
 */
export const dataUrlLength = (bytes: number): number => Math.ceil(bytes / 3) * 4 + 200;

/** The largest file as a data URL, plus some JSON around it. */
export const uploadBodyLimit = dataUrlLength(pdfSizeLimit) + 1_000;

export const dataUrl = (label: string) =>
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

/** Folders of the bucket, by kind of upload. */
export const uploadFolders = { image: 'images', pdf: 'documents' } as const;

/**
 * Path of a file in the bucket. It is named by its content, so that it can be cached forever and
 * duplicates are stored once. `contentHash` is the SHA-256 of its bytes in hexadecimal.
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

/** `images/0123456789abcdef-front-door.webp` has the name `front-door.webp`. */
export const fileNameOf = (path: string): string => path.slice(path.indexOf('-') + 1);

/** `/images/0123456789abcdef-front-door.webp` has the id `0123456789abcdef`: the beginning of its hash. */
export const fileIdOf = (link: string): string =>
  link.slice(link.lastIndexOf('/') + 1).slice(0, 16);
