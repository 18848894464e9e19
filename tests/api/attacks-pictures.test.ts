/** Pictures that take much memory, and addresses without end, on the built API in Google's own server. */
import { uploadedFilePath } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '../fixtures/accounts.ts';
import { call } from '../fixtures/call.ts';
import type { Server } from '../fixtures/fork-server.ts';
import { peakMemory, startInstance } from '../fixtures/instance.ts';
import { largeImages } from '../fixtures/large-images.ts';
import { dataUrl } from '../fixtures/samples.ts';
import { siteTest } from '../fixtures/site-test.ts';

siteTest();

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
const most = { jpeg: 25, png: 15, webp: 25, avif: 7 };

let link: string;

test('the largest pictures that are taken, all at once, leave an instance memory', async () => {
  const pictures = await Promise.all(types.map((type) => largeImages[type](most[type])));
  const answers = await Promise.all(pictures.map((bytes, index) => upload(bytes, `${index}.png`)));
  expect(answers.map(({ status }) => status)).toEqual(types.map(() => 200));
  expect(peakMemory(api)).toBeLessThan(450);
  link = (answers[0]?.body.data as { image: string } | undefined)?.image ?? '';
});

test.each(types)('a larger %s is refused by its size', async (type) => {
  const { status, body } = await upload(await largeImages[type](most[type] + 1), 'x.png');
  expect(status).toBe(413);
  expect(body).toEqual({
    success: false,
    message: `An image of this type may have ${most[type]} million pixels`,
  });
});

test('a picture has no other addresses than those of its sizes', async () => {
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
