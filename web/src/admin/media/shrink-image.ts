/** Maximum length of the longer side of an uploaded image, in pixels. */
const maxSide = 1600;
const quality = 0.82;

/** Width and height scaled down so that the longer one is at most `max`. */
export function fitWithin(width: number, height: number, max: number): [number, number] {
  const scale = Math.min(1, max / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** How EXIF, XMP, IPTC and the texts of a PNG begin. */
const metadata = /exif|xmp |ns\.adobe\.com|photoshop 3\.0|itxt|text|ztxt/i;

/** Whether a file may tell more than its picture: where it was taken, with what, by whom. */
const hasMetadata = async (file: File): Promise<boolean> =>
  metadata.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));

/** Safari writes no WebP: it answers with a PNG, which makes a photo larger. A photo is opaque, and a JPEG does. */
async function write(canvas: OffscreenCanvas, { type }: File): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  const mayBeTransparent = /png|webp|avif/.test(type);
  return webp.type === 'image/webp' || mayBeTransparent
    ? webp
    : canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/**
 * The image of at most 1600 pixels a side, as WebP where the browser writes it, or the file itself if that is
 * not smaller and it has no metadata; never converts a GIF, which may be animated. Rejects if the file is not
 * an image.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  try {
    if (file.type === 'image/gif') return file;
    const [width, height] = fitWithin(image.width, image.height, maxSide);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const drawn = await write(canvas, file);
    const isBetter = drawn.size < file.size || width < image.width;
    return isBetter || (await hasMetadata(file)) ? drawn : file;
  } finally {
    image.close();
  }
}
