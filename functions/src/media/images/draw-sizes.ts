import { imageWidths, uploadFolders } from '@institute/schema';
import { drawImage } from './draw-image.ts';

type ImageWidth = (typeof imageWidths)[number];

const imageFolder = `${uploadFolders.image}/`;

/** The path in the bucket of an image in one of the widths. */
export const sizePath = (path: string, width: ImageWidth): string =>
  `sizes/${width}/${path.slice(imageFolder.length)}`;

export const isImagePath = (path: string): boolean => path.startsWith(imageFolder);

export interface ImageSize {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The image in the widths that pages ask for, as WebP; none for a type that is not resized. */
export async function drawSizes(path: string, bytes: Buffer): Promise<ImageSize[]> {
  const sizes: ImageSize[] = [];
  for (const width of imageWidths) {
    const drawn = await drawImage(bytes, { width }, 80);
    if (drawn) sizes.push({ path: sizePath(path, width), bytes: drawn.bytes });
  }
  return sizes;
}
