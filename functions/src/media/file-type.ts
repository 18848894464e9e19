import type { imageTypes } from '@institute/schema';

export type FileType = (typeof imageTypes)[number] | 'application/pdf';

/** The ending that the name of a file of each type has. */
const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};

/** The name with the ending that belongs to what the file is, whatever it ended in. */
export const withExtension = (filename: string, type: FileType): string =>
  `${filename.replace(/\.[a-z0-9]*$/i, '')}.${extensions[type]}`;

/** Bytes before the list of brands in the first box of an ISO media file. */
const brandsStart = 8;

/** AVIF names itself among the brands of the file's first box (ISO/IEC 14496-12). */
function isAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = bytes.toString('latin1', brandsStart, end).match(/.{4}/gs) ?? [];
  return brands.includes('avif') || brands.includes('avis');
}

/** What the file is, judged by its first bytes and never by its name; undefined if not stored. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  if (start.startsWith('%PDF-')) return 'application/pdf';
  return isAvif(bytes) ? 'image/avif' : undefined;
}
