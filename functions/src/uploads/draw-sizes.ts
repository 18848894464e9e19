import { imageWidths, uploadFolders } from '@institute/schema';
import { drawImage } from './draw-image.ts';

type ImageWidth = (typeof imageWidths)[number];

const imageFolder = `${uploadFolders.image}/`;

/** Where the bucket keeps an image in another width. */
export const sizePath = (path: string, width: ImageWidth): string =>
  `sizes/${width}/${path.slice(imageFolder.length)}`;

export const isImagePath = (path: string): boolean => path.startsWith(imageFolder);

export interface ImageSize {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The image of a path in the widths of the pages, as WebP; none of what stays as it is. */
export async function drawSizes(path: string, bytes: Buffer): Promise<ImageSize[]> {
  const sizes: ImageSize[] = [];
  for (const width of imageWidths) {
    const drawn = await drawImage(bytes, { width }, 80);
    if (drawn) sizes.push({ path: sizePath(path, width), bytes: drawn.bytes });
  }
  return sizes;
}
