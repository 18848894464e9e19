import { expect, onTestFinished, test, vi } from 'vitest';
import { shrinkImage } from './shrink-image.ts';

/** A JPEG that is smaller than its WebP. */
async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(200, 200);
  const drawing = canvas.getContext('2d');
  for (let at = 0; at < 40_000; at += 1) {
    drawing!.fillStyle = `hsl(${(at * at) % 360} 80% 50%)`;
    drawing!.fillRect(at % 200, Math.floor(at / 200), 1, 1);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0 });
}

const asFile = (parts: BlobPart[]) => new File(parts, 'photo.jpg', { type: 'image/jpeg' });

/** As a camera has it: after the first two bytes. */
const exif = new Uint8Array([0xff, 0xe1, 0, 10, ...new TextEncoder().encode('Exif\0\0'), 0, 0]);

// media-2
test('a picture is sent as it is only where it tells nothing but the picture', async () => {
  const taken = await photo();
  const plain = asFile([taken]);
  expect(await shrinkImage(plain)).toBe(plain);
  const withPlace = asFile([taken.slice(0, 2), exif, taken.slice(2)]);
  expect((await shrinkImage(withPlace)).type).toBe('image/webp');
});

const write = OffscreenCanvas.prototype.convertToBlob;

// media-2. Safari, and so every iPhone, answers with a PNG where WebP is asked for.
test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/heic', 'image/jpeg'],
  ['image/png', 'image/png'],
])(
  'a browser that writes no WebP makes a picture of the type %s smaller as %s',
  async (type, sent) => {
    const writing = vi
      .spyOn(OffscreenCanvas.prototype, 'convertToBlob')
      .mockImplementation(function (this: OffscreenCanvas, options) {
        return write.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options);
      });
    onTestFinished(() => writing.mockRestore());
    const canvas = new OffscreenCanvas(3200, 2400);
    canvas.getContext('2d');
    const taken = await canvas.convertToBlob();
    const shrunk = await shrinkImage(new File([taken], 'photo', { type }));
    expect(shrunk.type).toBe(sent);
    const { width, height } = await createImageBitmap(shrunk);
    expect([width, height]).toEqual([1600, 1200]);
  },
);
