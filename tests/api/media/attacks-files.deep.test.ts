import { randomBytes } from 'node:crypto';
import { imageTypes, uploadedFilePath } from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { bucket } from '../../../functions/src/platform/admin.ts';
import { fileTypeOf } from '../../../functions/src/media/file-type.ts';
import { dataHeaders } from '../../../functions/src/platform/http/security-headers.ts';
import { instances } from '../../support/level.ts';
import { siteUrl } from '../../support/ports.ts';
import {
  claimedNames,
  claimedTypes,
  mislabelled,
  polyglots,
} from '../../support/attacks/payloads/files.ts';
import { rawRequest } from '../../support/attacks/raw-request.ts';
import { newToken } from '../../support/accounts.ts';
import { dataUrl } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { uploaderIn, uploadToStorage } from '../../support/upload-to-storage.ts';

const { admin } = siteTest();

let token: string;
let member: string;
let store: string;

beforeAll(async () => {
  token = await newToken({ admin: true });
  member = await newToken();
  store = (await bucket()).name;
});

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};

/** Nothing that a browser runs, guesses at, or opens as a page of the site. */
async function expectHarmless(link: string): Promise<void> {
  for (const query of ['', '?width=480&type=text/html']) {
    const response = await fetch(siteUrl('test') + uploadedFilePath + link + query);
    await response.body?.cancel();
    expect(response.status, link).toBe(200);
    const type = response.headers.get('content-type') ?? '';
    expect([...imageTypes, 'application/pdf']).toContain(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      dataHeaders['Content-Security-Policy'],
    );
    expect(response.headers.get('content-encoding')).toBeNull();
    if (query) continue;
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(new RegExp(`; filename="[a-z0-9.-]*\\.${endings[type]}"$`));
    expect(disposition.startsWith('attachment')).toBe(type === 'application/pdf');
  }
}

describe('through the API', () => {
  const upload = (path: '/api/upload' | '/api/upload/image', bytes: Buffer, type: string) => {
    const content = dataUrl(type, bytes);
    const body = { file: content, image: content, filename: 'x.html', type, mimetype: type };
    return admin('POST', path, { body });
  };

  test.each(instances(polyglots, 6))(
    '$name is served only as the type of its first bytes',
    async ({ bytes }) => {
      for (const type of ['image/png', 'text/html']) {
        const { status, body } = await upload('/api/upload', bytes, type);
        // A picture that cannot be read is not stored.
        expect([200, 413, 415]).toContain(status);
        if (status === 200) await expectHarmless(String(body['url']));
      }
    },
  );

  test.each(instances(mislabelled, 4))('$name is refused', async ({ bytes }) => {
    for (const path of ['/api/upload', '/api/upload/image'] as const) {
      for (const type of ['image/png', 'application/pdf', 'text/html']) {
        const { status } = await upload(path, bytes, type);
        expect([400, 415]).toContain(status);
      }
    }
  });
});

describe('straight to Storage', () => {
  type Upload = Omit<Parameters<typeof uploadToStorage>[0], 'bucket'>;

  const upload = (file: Upload): Promise<number> => uploadToStorage({ bucket: store, ...file });

  const newName = (ending: string): string =>
    `${ending === 'pdf' ? 'documents' : 'images'}/${randomBytes(8).toString('hex')}-x.html`;

  test.each([...instances(polyglots, 3), ...instances(mislabelled, 3)])(
    '$name is served as what it is by its first bytes, or not at all',
    async ({ bytes }) => {
      for (const contentType of ['image/gif', 'application/pdf']) {
        const name = newName(endings[contentType] ?? '');
        expect(await upload({ name, bytes, contentType, token })).toBe(200);
        if (fileTypeOf(bytes) === contentType) await expectHarmless(`/${name}`);
        else
          expect((await fetch(`${siteUrl('test')}${uploadedFilePath}/${name}`)).status).toBe(404);
      }
    },
  );

  test.each(instances(claimedTypes, 4))('nothing is stored as "%s"', async (contentType) => {
    const { bytes } = polyglots[0]!;
    for (const ending of ['png', 'pdf']) {
      const name = newName(ending);
      expect(await upload({ name, bytes, contentType, token })).toBe(403);
    }
  });

  test('nothing is served from paths of another form', async () => {
    const { bytes } = polyglots[0]!;
    for (const name of claimedNames) {
      await upload({ name, bytes, contentType: 'image/png', token });
      const served = await rawRequest(siteUrl('test'), encodeURI(`${uploadedFilePath}/${name}`));
      expect(served.status, name).toBe(404);
    }
    const [files] = await (await bucket()).getFiles();
    const names = files.map(({ name }) => name);
    expect(names.filter((name) => !/^(?:images|documents|sizes)\//.test(name))).toEqual([]);
    // Functions alone write there, and only sizes of what is among the images.
    const sizes = names.filter((name) => name.startsWith('sizes/'));
    const images = sizes.map((name) => name.replace(/^sizes\/(?:480|800|1200)\//, 'images/'));
    expect(names).toEqual(expect.arrayContaining(images));
  });

  test('only admins can store files', async () => {
    const { bytes } = polyglots[0]!;
    const file = { bytes, contentType: 'image/png' };
    expect(await upload({ name: newName('png'), ...file })).toBe(403);
    expect(await upload({ name: newName('png'), ...file, token: member })).toBe(403);
  });

  test('a file with a forged content encoding is not served, nor its other metadata', async () => {
    const name = newName('png');
    const description = {
      contentDisposition: 'inline; filename="evil.html"',
      contentEncoding: 'gzip',
      contentLanguage: 'x\r\nSet-Cookie: attacked=1',
      metadata: {
        ...uploaderIn(token),
        'Content-Type': 'text/html',
        'Set-Cookie': 'attacked=1',
      },
    };
    const { bytes } = polyglots[0]!;
    const file = { name, bytes, contentType: 'image/png' };
    expect(await upload({ ...file, description, token })).toBe(200);
    const response = await fetch(`${siteUrl('test')}${uploadedFilePath}/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
  });
});
