import { imageSizeLimit, messages, pdfSizeLimit } from '@institute/schema';

/** Kinds of uploads. */
export type FileKind = 'image' | 'pdf';

/** Not SVG, which can carry scripts. */
const isImage = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml';

/** The error for a chosen file (media-3); undefined if it is acceptable. */
export function fileFault(
  kind: FileKind,
  { type, size }: { readonly type: string; readonly size: number },
): string | undefined {
  if (kind === 'pdf') {
    if (type !== 'application/pdf') return messages.upload.notPdf;
    return size > pdfSizeLimit ? messages.upload.pdfTooLarge : undefined;
  }
  if (!isImage(type)) return messages.upload.notImage;
  return size >= imageSizeLimit ? messages.upload.imageTooLarge : undefined;
}
