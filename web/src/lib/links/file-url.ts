import { imageWidths, storedLink } from '@institute/schema';

/** A relative upload url is served from this path (media-5). */
const uploadedFiles = '/api/upload/file';

/** Where a stored link to a file is fetched from. */
export const fileUrl = (link: string): string =>
  link.startsWith('/') ? `${uploadedFiles}${storedLink(link)}` : link;

/** Where a stored image is fetched from, in the widths that it is served in. */
export const imageSources = (link: string): { src: string; srcSet?: string } => {
  const src = fileUrl(link);
  if (!link.startsWith('/images/')) return { src };
  return { src, srcSet: imageWidths.map((width) => `${src}?width=${width} ${width}w`).join(', ') };
};
