import { imageSizeLimit, messages, pdfSizeLimit } from '@institute/schema';

/** What a form can upload. */
export type FileKind = 'image' | 'pdf';

/** SVG can carry scripts and is not stored. */
const isImage = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml';

/** What is wrong with a chosen file (media-3); undefined when it will do. */
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
