import { collections, uploadedFilePath } from '@institute/schema';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newFile } from '../../../functions/src/index.ts';
import { auth, bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { recordUpload } from '../../../functions/src/media/record-upload.ts';
import { hashOf, namePrefix } from '../../../functions/src/media/save-file.ts';
import { picture } from '../../support/picture.ts';
import { siteUrl } from '../../support/ports.ts';
import { newToken, payloadOf } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { dataUrl, newSlug, pdf, png } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { forEver, imageAt } from '../../support/stored-image.ts';
import { uploaderIn, uploadToStorage } from '../../support/upload-to-storage.ts';

siteTest();

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

/** A name of its own, with the hash of the content, as the dashboard gives it. */
const newPath = (bytes: Buffer = png, ending = 'png'): string =>
  `${ending === 'pdf' ? 'documents' : 'images'}/${namePrefix(hashOf(bytes))}${newSlug()}.${ending}`;

async function uploadByDashboard(bytes: Buffer, name = newPath(bytes)): Promise<string> {
  const contentType = name.endsWith('pdf') ? 'application/pdf' : 'image/png';
  const upload = { name, bytes, contentType, token };
  expect(await uploadToStorage({ bucket: (await bucket()).name, ...upload })).toBe(200);
  return name;
}

async function expectRecord(path: string): Promise<void> {
  const entry = { document: path, action: 'upload', by, byEmail, at: expect.any(String) };
  expect(await recordsOf(path)).toEqual([entry]);
  expect(JSON.stringify(await publicMetadata(path))).not.toContain(by);
  const [metadata] = await (await file(path)).getMetadata();
  expect(metadata.contentType).toMatch(/^image\/(?:png|webp)$/);
}

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

/** Does what the trigger does with a file that is stored. */
async function tellOf(path: string): Promise<void> {
  const [{ metadata, contentType }] = await (await file(path)).getMetadata();
  const event = eventOf(path, metadata as Record<string, string>);
  await newFile.run({ ...event, data: { ...event.data, contentType } } as StorageEvent);
}

// media-5
test('a file uploaded straight to Storage is audited once, its uploader is not public, and it gets its widths', async () => {
  const path = await uploadByDashboard(await picture(600, 300));
  const image = () => imageAt(`/${path}?width=480`);
  const whole = { size: [600, 300], format: 'png', kept: 'public, max-age=60, s-maxage=60' };
  expect(await image()).toEqual(whole);
  await tellOf(path);
  expect(await image()).toEqual({ size: [480, 240], format: 'webp', kept: forEver });
  await expectRecord(path);
});

test('a file uploaded twice through the API is audited once, and its uploader is not public', async () => {
  const body = { image: dataUrl('image/png', png), filename: `${newSlug()}.png` };
  const upload = async () => {
    const reply = await call(siteUrl('test'), 'POST', '/api/upload/image', { token, body });
    expect(reply.status).toBe(200);
    const path = (reply.body.data as { image: string }).image.slice(1);
    await tellOf(path);
    return path;
  };
  const path = await upload();
  expect(await upload()).toBe(path);
  await expectRecord(path);
});

test('HTML that calls itself a picture is never served, and deleted', async () => {
  const name = await uploadByDashboard(Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect((await call(siteUrl('test'), 'GET', `/api/upload/file/${name}`)).status).toBe(404);
  await tellOf(name);
  expect(await (await file(name)).exists()).toEqual([false]);
  expect(await recordsOf(name)).toMatchObject([{ action: 'upload', by }]);
});

// media-12
test('a file under the hash of another one is deleted, and does not pass for that one', async () => {
  const sheet = Buffer.concat([pdf, Buffer.from(newSlug())]);
  const planted = newPath(sheet, 'pdf');
  const filename = planted.slice(planted.indexOf('-') + 1);
  await uploadByDashboard(pdf, planted);
  const body = { file: dataUrl('application/pdf', sheet), filename, type: 'application/pdf' };
  const { status, body: answer } = await call(siteUrl('test'), 'POST', '/api/upload', {
    token,
    body,
  });
  expect([status, answer['url']]).toEqual([200, `/${planted}`]);
  const served = await fetch(`${siteUrl('test')}${uploadedFilePath}/${planted}`);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(sheet);
  await tellOf(planted);
  expect(await (await file(planted)).exists()).toEqual([true]);

  const impostor = await uploadByDashboard(await picture(60, 30), newPath(png));
  await tellOf(impostor);
  expect(await (await file(impostor)).exists()).toEqual([false]);
  expect(await recordsOf(impostor)).toMatchObject([{ action: 'upload', by }]);
});

// media-12
test('a picture with more pixels than the API takes is deleted', async () => {
  const create = { width: 16_000, height: 1000, channels: 3, background: 'navy' } as const;
  const large = await uploadByDashboard(await sharp({ create }).png().toBuffer());
  await tellOf(large);
  expect(await (await file(large)).exists()).toEqual([false]);
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
