import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadedFilePath, type MediaPage } from '@institute/schema';
import { siteUrl } from '../../support/ports.ts';
import { newToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { instances, isDeep } from '../../support/level.ts';
import { picture } from '../../support/picture.ts';
import { dataUrl, pdf, png } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

/** Over plain HTTP too: an emulator's limit on bodies could hide ours. */
let direct: string;
let token: string;

beforeAll(async () => {
  direct = await serverOfWorker();
  token = await newToken({ admin: true });
});

/** At the first level only where no limit of an emulator comes first. */
const bases = () => instances([direct, siteUrl('test')], 1);

const bytesOfSize = (start: Buffer, size: number): Buffer =>
  Buffer.concat([start, Buffer.alloc(size - start.length)]);

async function uploadPdf(bytes = pdf, filename = 'Syllabus (1).pdf'): Promise<string> {
  const body = { file: dataUrl('application/pdf', bytes), filename, type: 'application/pdf' };
  const { status, body: answer } = await admin('POST', '/api/upload', { body });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    url: expect.any(String),
    message: expect.any(String),
  });
  return String(answer['url']);
}

const fetchFile = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(siteUrl('test') + uploadedFilePath + path, init);

// api-4
test('a PDF is stored under the hash of its content and served with its type', async () => {
  const url = await uploadPdf();
  expect(url).toMatch(/^\/documents\/[0-9a-f]{16}-syllabus-1-?\.pdf$/);
  expect(await uploadPdf()).toBe(url);
  const response = await fetchFile(url);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': expect.stringMatching(/^attachment; filename="syllabus-1-?\.pdf"$/),
    'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
});

const uploadImage = async (bytes: Buffer, filename: string): Promise<string> => {
  const body = { image: dataUrl('image/png', bytes), filename, mimetype: 'image/png' };
  const { status, body: answer } = await admin('POST', '/api/upload/image', { body });
  expect(status).toBe(200);
  return (answer.data as { image: string }).image;
};

test('an image is stored, whatever its name ends in, and served with its type', async () => {
  const cases = [
    [png, 'png'],
    [await picture(900, 300), 'webp'],
  ] as const;
  for (const [bytes, type] of cases) {
    const image = await uploadImage(bytes, 'photo.exe');
    expect(image).toMatch(new RegExp(`^/images/[0-9a-f]{16}-photo\\.${type}$`));
    const response = await fetchFile(image);
    expect(response.headers.get('content-type')).toBe(`image/${type}`);
  }
});

test('visitors who abort a download do not crash the instance', async () => {
  const url = direct + uploadedFilePath + (await uploadPdf());
  const leaveAfter = (milliseconds: number) =>
    fetch(url, { signal: AbortSignal.timeout(milliseconds) })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  for (let milliseconds = 0; milliseconds < 30; milliseconds += isDeep ? 1 : 5)
    await leaveAfter(milliseconds);
  expect((await fetch(url)).status).toBe(200);
});

test('an image that cannot be read is refused, as the dashboard refuses it', async () => {
  const body = { image: dataUrl('image/png', png.subarray(0, 40)), filename: 'torn.png' };
  const answer = await admin('POST', '/api/upload/image', { body });
  expect(answer).toMatchObject({
    status: 415,
    body: { message: 'Failed to read file. It is not an image that can be opened.' },
  });
});

// moving-10
test('a file with the name that it has here is the same file again', async () => {
  const upload = async (bytes: Buffer, filename: string) => {
    const image = dataUrl('image/png', bytes);
    const { body } = await admin('POST', '/api/upload/image', {
      body: { image, filename, mimetype: '' },
    });
    return String((body.data as { image: string }).image);
  };
  const link = await upload(await picture(300, 200), 'Front door.png');
  const bytes = Buffer.from(await (await fetchFile(link)).arrayBuffer());
  expect(await upload(bytes, basename(link))).toBe(link);
});

describe('a stored file', () => {
  let url: string;
  let etag: string;
  beforeAll(async () => {
    url = await uploadPdf();
    etag = (await fetchFile(url)).headers.get('etag') ?? '';
  });

  const part = async (headers: Record<string, string>) => {
    const response = await fetchFile(url, { headers });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      text: await response.text(),
    };
  };

  test.each([
    ['bytes=0-3', `bytes 0-3/${pdf.length}`, pdf.subarray(0, 4)],
    ['bytes=5-', `bytes 5-${pdf.length - 1}/${pdf.length}`, pdf.subarray(5)],
    ['bytes=-6', `bytes ${pdf.length - 6}-${pdf.length - 1}/${pdf.length}`, pdf.subarray(-6)],
  ])('is served in part for %s', async (Range, range, bytes) => {
    expect(await part({ Range })).toEqual({ status: 206, range, text: bytes.toString() });
    expect(await part({ Range, 'If-Range': etag })).toMatchObject({ status: 206 });
  });

  test.each(['bytes=0-1,4-5', 'lines=0-3', 'nonsense'])('is served whole for %s', async (Range) => {
    expect(await part({ Range })).toEqual({ status: 200, range: null, text: pdf.toString() });
  });

  test('is served whole if the range is of another file', async () => {
    const answer = await part({ Range: 'bytes=0-3', 'If-Range': '"other"' });
    expect(answer).toMatchObject({ status: 200, text: pdf.toString() });
  });

  test('refuses a range beyond its end', async () => {
    const answer = await part({ Range: 'bytes=9999-' });
    expect(answer).toMatchObject({ status: 416, range: `bytes */${pdf.length}` });
    expect(JSON.parse(answer.text)).toMatchObject({ success: false });
  });

  test('is answered with 304 to a client that has it', async () => {
    const response = await fetchFile(url, { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
  });

  test('answers HEAD', async () => {
    const response = await fetchFile(url, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(pdf.length));
  });
});

test.each([
  '/documents/0123456789abcdef-missing.pdf',
  '/documents/',
  '/secret.txt',
  '/images/%2e%2e/documents/x.pdf',
  '/documents/0123456789abcdef-x.pdf%00.png',
])('%s is a 404 failure', async (path) => {
  const { status, body } = await call(direct, 'GET', uploadedFilePath + path);
  expect(status).toBe(404);
  expect(body).toEqual({ success: false, message: expect.any(String) });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');

test.each([
  ['an SVG', svg, 415, 'Please select an image file'],
  ['a PDF', pdf, 415, 'Please select an image file'],
  ['2 MiB', bytesOfSize(png, 2 * 1024 ** 2), 413, 'File size must be less than 2MB'],
])('an image of %s is refused', async (_, bytes, status, message) => {
  const body = { image: dataUrl('image/png', bytes), filename: 'x.png', mimetype: 'image/png' };
  for (const base of bases()) {
    const answer = await call(base, 'POST', '/api/upload/image', { token, body });
    expect(answer).toMatchObject({ status, body: { success: false, message } });
  }
});

// media-1
test('an image just under 2 MiB and a PDF of exactly 10 MiB are accepted', async () => {
  const image = dataUrl('image/png', bytesOfSize(png, 2 * 1024 ** 2 - 1));
  const file = dataUrl('application/pdf', bytesOfSize(pdf, 10 * 1024 ** 2));
  // By the server that Google runs, which has a limit of its own, too.
  const images = { body: { image, filename: 'large.png' } };
  expect((await admin('POST', '/api/upload/image', images)).status).toBe(200);
  const files = { body: { file, filename: 'large.pdf' } };
  expect((await admin('POST', '/api/upload', files)).status).toBe(200);
});

// media-1
test('a file of another kind, or a larger one, is refused', async () => {
  const file = dataUrl('application/pdf', bytesOfSize(pdf, 10 * 1024 ** 2 + 1));
  const huge = dataUrl('application/pdf', bytesOfSize(pdf, 12 * 1024 ** 2));
  const html = dataUrl('application/pdf', Buffer.from('<html><script>x()</script>'));
  const cases = [
    [file, 413, 'File size must be less than 10MB'],
    [html, 415, 'Please select a PDF file'],
    [huge, 413, expect.any(String)],
  ] as const;
  for (const base of bases()) {
    for (const [content, status, message] of instances(cases, 2)) {
      const body = { file: content, filename: 'x.pdf', type: 'application/pdf' };
      const answer = await call(base, 'POST', '/api/upload', { token, body });
      expect(answer).toMatchObject({ status, body: { success: false, message } });
    }
  }
});

test.each([
  ['file', { file: 'https://example.com/x.pdf' }],
  ['file', { file: 'data:application/pdf,plain' }],
  ['file', { file: 'data:application/pdf;base64,*' }],
  ['filename', { filename: '' }],
])('an upload with a bad %s is refused', async (field, fields) => {
  const body = { file: dataUrl('application/pdf', pdf), filename: 'x.pdf', ...fields };
  const answer = await admin('POST', '/api/upload', { body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body['fields'] as object)).toEqual([field]);
  expect((await visit('POST', '/api/upload', { body })).status).toBe(401);
});

// media-6
test('uploaded files are listed by kind and name, newest first', async () => {
  const older = await uploadPdf(Buffer.concat([pdf, Buffer.from('% 1')]), 'Listed One.pdf');
  const newer = await uploadPdf(Buffer.concat([pdf, Buffer.from('% 2')]), 'Listed Two.pdf');
  const paths = async (query: string) => {
    const { status, body: answer } = await admin('GET', `/api/media?${query}`);
    expect(status).toBe(200);
    return (answer.data as MediaPage).files.map(({ path }) => path);
  };
  expect(await paths('view=pdfs&name=LISTED')).toEqual([newer, older]);
  expect(await paths('view=pdfs&name=listed-one')).toEqual([older]);
  expect(await paths('view=images&name=listed')).toEqual([]);
  expect((await admin('GET', '/api/media?view=videos')).status).toBe(400);
});
