import { randomBytes } from 'node:crypto';
import { collections } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth, bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { recordUpload } from '../../../functions/src/media/record-upload.ts';
import { picture } from '../../support/picture.ts';
import { siteUrl } from '../../support/ports.ts';
import { newToken, payloadOf } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { dataUrl, newSlug, png } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { forEver, imageAt } from '../../support/stored-image.ts';
import { uploaderIn, uploadToStorage } from '../../support/upload-to-storage.ts';
import { startTriggers, stopTriggers } from '../../support/triggers.ts';

siteTest();

beforeAll(() => startTriggers());
afterAll(() => stopTriggers());

let token: string;
let by: string;
let byEmail: unknown;

beforeAll(async () => {
  token = await newToken({ admin: true });
  by = uploaderIn(token).uploadedBy;
  byEmail = payloadOf(token)['email'];
});

const file = async (path: string) => (await bucket()).file(path);

async function recordsOf(path: string) {
  const audit = firestore().collection(collections.audit);
  const { docs } = await audit.where('document', '==', path).get();
  return docs.map((record) => record.data());
}

/** What everybody may read of a file, beside its bytes. */
async function publicMetadata(path: string): Promise<Record<string, unknown>> {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const { name } = await bucket();
  const response = await fetch(`http://${host}/v0/b/${name}/o/${encodeURIComponent(path)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

const newPath = (): string => `images/${randomBytes(8).toString('hex')}-a.png`;

async function uploadByDashboard(): Promise<string> {
  const name = newPath();
  const upload = { name, bytes: png, contentType: 'image/png', token };
  expect(await uploadToStorage({ bucket: (await bucket()).name, ...upload })).toBe(200);
  return name;
}

async function uploadByApi(): Promise<string> {
  const body = { image: dataUrl('image/png', png), filename: `${newSlug()}.png` };
  const upload = () => call(siteUrl('test'), 'POST', '/api/upload/image', { token, body });
  const [first, again] = [await upload(), await upload()];
  expect([first.status, again.status]).toEqual([200, 200]);
  return (first.body.data as { image: string }).image.slice(1);
}

test.each([
  ['straight to Storage', uploadByDashboard],
  ['through the API, twice', uploadByApi],
])('a file uploaded %s is audited once, and its uploader is not public', async (_, upload) => {
  const path = await upload();
  const entry = { document: path, action: 'upload', by, byEmail, at: expect.any(String) };
  await expect.poll(() => recordsOf(path), { timeout: 30_000 }).toEqual([entry]);
  await expect
    .poll(async () => JSON.stringify(await publicMetadata(path)), { timeout: 30_000 })
    .not.toContain(by);
  expect(await recordsOf(path)).toHaveLength(1);
  const [metadata] = await (await file(path)).getMetadata();
  expect(metadata.contentType).toMatch(/^image\/(?:png|webp)$/);
});

test('HTML that calls itself a picture is never served, and deleted', async () => {
  const name = newPath();
  const bytes = Buffer.from('<!doctype html><script>alert(1)</script>');
  const upload = { name, bytes, contentType: 'image/png', token };
  expect(await uploadToStorage({ bucket: (await bucket()).name, ...upload })).toBe(200);
  expect((await call(siteUrl('test'), 'GET', `/api/upload/file/${name}`)).status).toBe(404);
  await expect
    .poll(async () => (await (await file(name)).exists())[0], { timeout: 30_000 })
    .toBe(false);
  expect(await recordsOf(name)).toMatchObject([{ action: 'upload', by }]);
});

// media-5
test('an image uploaded straight to Storage gets its widths, and is served whole until then', async () => {
  const name = newPath();
  const upload = { name, bytes: await picture(600, 300), contentType: 'image/png', token };
  expect(await uploadToStorage({ bucket: (await bucket()).name, ...upload })).toBe(200);
  const first = await imageAt(`/${name}?width=480`);
  const whole = { size: [600, 300], format: 'png', kept: 'public, max-age=60, s-maxage=60' };
  const sized = { size: [480, 240], format: 'webp', kept: forEver };
  expect([whole, sized]).toContainEqual(first);
  await expect.poll(() => imageAt(`/${name}?width=480`), { timeout: 60_000 }).toEqual(sized);
});

type StorageEvent = Parameters<typeof recordUpload>[0];

const eventOf = (name: string, metadata?: Record<string, string>): StorageEvent => ({
  specversion: '1.0',
  id: crypto.randomUUID(),
  type: 'google.cloud.storage.object.v1.finalized',
  source: 'test',
  time: '2026-01-31T08:30:05.123456Z',
  bucket: 'test',
  data: { name, bucket: 'test', ...(metadata && { metadata }) } as StorageEvent['data'],
});

test('a repeated event is audited once, with the current account, even if the file is gone', async () => {
  const gone = payloadOf(await newToken({ admin: true }));
  await (await auth()).deleteUser(String(gone['sub']));
  const path = newPath();
  const event = eventOf(path, { uploadedBy: String(gone['sub']) });
  await recordUpload(event);
  await recordUpload(event);
  expect(await recordsOf(path)).toEqual([
    { document: path, action: 'upload', by: gone['sub'], at: '2026-01-31T08:30:05.123Z' },
  ]);
});

test('a file without an uploader in its metadata is not audited', async () => {
  const path = newPath();
  await recordUpload(eventOf(path));
  await recordUpload(eventOf(path, { other: 'x' }));
  expect(await recordsOf(path)).toEqual([]);
});
