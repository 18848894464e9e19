/** A part of a picture, in its own pixels. */
export interface CroppedArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a stored picture as a file of its own, with the name of the picture. */
export async function cropImage(url: string, area: CroppedArea): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The image could not be read');
  const { x, y, width, height } = area;
  const part = await createImageBitmap(await answer.blob(), x, y, width, height);
  try {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(part, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 });
    const name = url.replace(/^.*\/[0-9a-f]{16}-|[?#].*$/g, '').replace(/\.\w+$/, '');
    return new File([blob], `${name}.webp`, { type: blob.type });
  } finally {
    part.close();
  }
}
