import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bucket } from '../../../functions/src/platform/admin.ts';
import { picture } from '../../support/picture.ts';
import { dataUrl } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { fetchFile, forEver, imageAt } from '../../support/stored-image.ts';

const { admin } = siteTest();

const uploadImage = async (bytes: Buffer, filename: string): Promise<string> => {
  const body = { image: dataUrl('image/png', bytes), filename, mimetype: 'image/png' };
  const { status, body: answer } = await admin('POST', '/api/upload/image', { body });
  expect(status).toBe(200);
  return (answer.data as { image: string }).image;
};

test('an image is stored as small as the dashboard would have sent it', async () => {
  const large = await uploadImage(await picture(2000, 1000), 'large.png');
  expect(await imageAt(large)).toEqual({ size: [1600, 800], format: 'webp', kept: forEver });

  const small = await sharp(await picture(20, 10))
    .webp({ quality: 1 })
    .toBuffer();
  const response = await fetchFile(await uploadImage(small, 'small.webp'));
  expect(Buffer.from(await response.arrayBuffer()).equals(small)).toBe(true);

  const lying = await sharp(await picture(200, 100))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await imageAt(await uploadImage(lying, 'lying.jpg'))).toMatchObject({ size: [100, 200] });
});

// media-2
test('a picture that is kept as it was sent tells nothing but the picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 300, height: 200, channels: 3, background: 'navy', noise } as const;
  const photo = sharp({ create }).jpeg({ quality: 20 });
  const plain = await photo.toBuffer();
  const stored = async (bytes: Buffer): Promise<Buffer> =>
    Buffer.from(await (await fetchFile(await uploadImage(bytes, 'photo.jpg'))).arrayBuffer());
  expect((await stored(plain)).equals(plain)).toBe(true);
  const where = { IFD3: { GPSLatitude: '13/1 0/1 23/1' } };
  const taken = await stored(await photo.withExif(where).toBuffer());
  expect((await sharp(taken).metadata()).exif).toBeUndefined();
});

// media-5
test('an image is kept in the widths of the pages when it is uploaded', async () => {
  const image = await uploadImage(await picture(900, 300), 'wide.png');
  const found = { format: 'webp', kept: forEver };
  expect(await imageAt(image)).toEqual({ size: [900, 300], ...found });
  expect(await imageAt(`${image}?width=480`)).toEqual({ size: [480, 160], ...found });
  expect(await imageAt(`${image}?width=800`)).toEqual({ size: [800, 267], ...found });
  expect(await imageAt(`${image}?width=1200`)).toEqual({ size: [900, 300], ...found });

  const etag = (await fetchFile(`${image}?width=480`)).headers.get('etag') ?? '';
  const again = await fetchFile(`${image}?width=480`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('a picture whose width is missing is served whole, and cached for a minute only', async () => {
  const image = await uploadImage(await picture(700, 350), 'old.png');
  await (await bucket()).file(`sizes/480${image.replace('/images', '')}`).delete();
  const whole = { size: [700, 350], format: 'webp', kept: 'public, max-age=60, s-maxage=60' };
  expect(await imageAt(`${image}?width=480`)).toEqual(whole);
});

test('a GIF stays as it is', async () => {
  const gif = await sharp(await picture(600, 300))
    .gif()
    .toBuffer();
  const image = await uploadImage(gif, 'moving.gif');
  expect(await imageAt(`${image}?width=480`)).toMatchObject({ size: [600, 300], format: 'gif' });
});

test('a GIF that cannot be opened, or that browsers would make room for without end, is refused', async () => {
  const gif = await sharp(await picture(60, 30))
    .gif()
    .toBuffer();
  const huge = Buffer.from(gif);
  huge.writeUInt16LE(65_535, 6);
  huge.writeUInt16LE(65_535, 8);
  const statuses = [huge, gif.subarray(0, 14)].map(async (bytes) => {
    const body = { image: dataUrl('image/gif', bytes), filename: 'x.gif' };
    return (await admin('POST', '/api/upload/image', { body })).status;
  });
  expect(await Promise.all(statuses)).toEqual([413, 415]);
});
