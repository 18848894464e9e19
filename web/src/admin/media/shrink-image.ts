/** Maximum length of the longer side of an uploaded image, in pixels. */
const maxSide = 1600;
const quality = 0.82;

/** Width and height scaled down so that the longer one is at most `max`. */
export function fitWithin(width: number, height: number, max: number): [number, number] {
  const scale = Math.min(1, max / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * The image as WebP of at most 1600 pixels a side, or the file itself if that is not smaller; never
 * converts a GIF, which may be animated. Rejects if the file is not an image.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  try {
    if (file.type === 'image/gif') return file;
    const [width, height] = fitWithin(image.width, image.height, maxSide);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    // Browsers without WebP encoding fall back to PNG.
    const isWebp = webp.type === 'image/webp';
    return isWebp && (webp.size < file.size || width < image.width) ? webp : file;
  } finally {
    image.close();
  }
}
