import { imageWidths, storedLink } from '@institute/schema';

/** Path from which relative upload URLs are served (media-5). */
const uploadedFiles = '/api/upload/file';

/** The URL of a stored link to a file. */
export const fileUrl = (link: string): string =>
  link.startsWith('/') ? `${uploadedFiles}${storedLink(link)}` : link;

/** The URLs of a stored image, in the widths that it is served in. */
export const imageSources = (link: string): { src: string; srcSet?: string } => {
  const src = fileUrl(link);
  if (!link.startsWith('/images/')) return { src };
  // The focal point stands behind a #.
  const [file] = src.split('#');
  return { src, srcSet: imageWidths.map((width) => `${file}?width=${width} ${width}w`).join(', ') };
};
