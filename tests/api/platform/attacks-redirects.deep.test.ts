import { beforeAll, expect, test } from 'vitest';
import { uploadedFilePath } from '@institute/schema';
import { siteUrl } from '../../support/ports.ts';
import {
  hostileHosts,
  hostileNames,
  hostilePaths,
} from '../../support/attacks/payloads/redirects.ts';
import { instances } from '../../support/level.ts';
import { rawRequest, type RawReply } from '../../support/attacks/raw-request.ts';
import { dataUrl, pdf } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

let direct: string;
const bases = [() => siteUrl('test'), () => direct];

beforeAll(async () => {
  direct = await serverOfWorker();
});

/** Every link, source and address of the HTML or XML. */
const addressesIn = ({ body }: RawReply): string[] => [
  ...[...body.matchAll(/(?:href|src|content)="([^"]*)"/g)].map(([, address = '']) => address),
  ...[...body.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address),
];

test('no path redirects to another host or injects a header', async () => {
  for (const path of instances(hostilePaths, 8)) {
    const answer = await rawRequest(direct, path);
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    expect(answer.headers['set-cookie'], path).toBeUndefined();
    const hosts = addressesIn(answer).filter((address) =>
      /^(?:https?:)?[\\/]{2}\W*evil/.test(address),
    );
    expect(hosts, path).toEqual([]);
  }
});

test('forged host headers do not appear in answers', async () => {
  for (const base of bases) {
    for (const headers of instances(hostileHosts, 2)) {
      for (const path of ['/', '/courses', '/sitemap.xml', '/admin', '/nope', '/api/courses']) {
        const { status, body, headers: answered } = await rawRequest(base(), path, { headers });
        expect(status, path).toBeLessThan(500);
        expect(body + JSON.stringify(answered), JSON.stringify(headers)).not.toContain(
          'evil.example',
        );
      }
    }
  }
});

test('a file name can neither inject a header nor leave its folder', async () => {
  for (const filename of instances(hostileNames, 4)) {
    const body = { file: dataUrl('application/pdf', pdf), filename, type: 'application/pdf' };
    const { status, body: answer } = await admin('POST', '/api/upload', { body });
    expect(status, filename).toBe(200);
    const url = String(answer['url']);
    expect(url).toMatch(/^\/documents\/[0-9a-f]{16}-[a-z0-9.-]{0,80}$/);
    const { status: served, headers } = await rawRequest(siteUrl('test'), uploadedFilePath + url);
    expect(served).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9.-]*"$/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});
