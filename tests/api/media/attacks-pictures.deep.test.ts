/** Pictures that take much memory, and addresses without end, on the built API in Google's own server. */
import { uploadedFilePath } from '@institute/schema';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import type { Server } from '../../support/fork-server.ts';
import { peakMemory, startInstance } from '../../support/instance.ts';
import { ifDeep, instances } from '../../support/level.ts';
import { picture } from '../../support/picture.ts';
import { dataUrl } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const width = 6000;

const blank = (height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 60, b: 120, alpha: 0.5 } } });

const rows = (megapixels: number): number => Math.floor((megapixels * 1_000_000) / width);

/** Pictures of few bytes that take the most memory that one of their type can, by their megapixels. */
const largeImages = {
  jpeg: (megapixels: number) =>
    blank(rows(megapixels)).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  png: (megapixels: number) =>
    blank(rows(megapixels), 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  webp: (megapixels: number) => blank(rows(megapixels), 4).webp({ lossless: true }).toBuffer(),
  avif: (megapixels: number) =>
    blank(rows(megapixels))
      .avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })
      .toBuffer(),
};

let api: Server;
let token: string;

beforeAll(async () => {
  [api, token] = await Promise.all([startInstance('api'), newToken({ admin: true })]);
});

afterAll(() => api.stop());

const upload = (bytes: Buffer, filename: string) => {
  const body = { image: dataUrl('image/png', bytes), filename };
  return call(api.url, 'POST', '/api/upload/image', { token, body });
};

const types = Object.keys(largeImages) as (keyof typeof largeImages)[];

/** Megapixels, just within what is taken. */
const most = { jpeg: 25, png: 15, webp: 25, avif: 5 };

/** Uploads pictures all at once, and returns the link of the first. */
async function uploadAll(pictures: readonly Buffer[]): Promise<string> {
  const answers = await Promise.all(pictures.map((bytes, index) => upload(bytes, `${index}.png`)));
  expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
  const [image = ''] = answers.map(({ body }) => (body.data as { image: string }).image);
  return image;
}

test.each(ifDeep)('photos of a phone at once take little memory', async () => {
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'navy' },
  })
    .jpeg()
    .toBuffer();
  await uploadAll(Array.from({ length: 8 }, () => photo));
  expect(peakMemory(api)).toBeLessThan(230);
});

test('the largest pictures that are taken, at once, leave an instance memory', async () => {
  // Before a progressive JPEG shows anything, all of it is in memory, of each at once.
  const tried = instances(types, 1);
  const pictures = await Promise.all(tried.map((type) => largeImages[type](most[type])));
  await uploadAll([...pictures, ...pictures]);
  expect(peakMemory(api)).toBeLessThan(420);
});

// An AVIF is made and read the fastest.
test.each(instances(types.toReversed(), 1))('a larger %s is refused by its size', async (type) => {
  const { status, body } = await upload(await largeImages[type](most[type] + 1), 'x.png');
  expect(status).toBe(413);
  expect(body).toEqual({
    success: false,
    message: `An image of this type may have ${most[type]} million pixels`,
  });
});

test('a picture has no other addresses than those of its sizes', async () => {
  const link = await uploadAll([await picture(900, 300)]);
  const address = uploadedFilePath + link;
  const ask = (query: string) => fetch(api.url + address + query, { redirect: 'manual' });
  for (const query of ['?x=1', '?width=481', '?width=480&width=800', '?width[]=480', '?', '??']) {
    const { status, headers } = await ask(query);
    expect([query, status, headers.get('location')]).toEqual([query, 308, address]);
  }
  for (const query of ['?width=480&x=1', '?x=1&width=480', `?width=480&x=${address}?width=480`]) {
    const { status, headers } = await ask(query);
    expect([query, status, headers.get('location')]).toEqual([query, 308, `${address}?width=480`]);
  }
});
