import { describe, expect, test } from 'vitest';
import { verify, type Attempt } from './test-support.ts';

const RULES = `
rules_version = '2';

service firebase.storage {
  match /b/{bucket}/o {
    function isAdmin() {
      return request.auth != null
        && request.auth.token.admin == true
        && request.time.toMillis() < request.auth.token.auth_time * 1000 + 24*60*60*1000;
    }

    function isSmallerThan(megabytes) {
      let limit = megabytes * 1024 * 1024;
      return request.resource.size < limit;
    }

    // Pictures.
    match /images/{file} {
      allow read;
      allow create: if isAdmin() && isSmallerThan(2)
        && request.resource.contentType.matches('image/.*');
      allow delete: if isAdmin();
    }

    /* Brochures and syllabuses. */
    match /documents/{folder}/{file} {
      allow get;
      allow create: if isAdmin()
        && request.resource.size <= 10 * 1024 * 1024
        && request.resource.contentType == 'application/pdf';
    }
  }
}`;

const MEBIBYTE = 1024 * 1024;
const NOW = new Date('2026-03-01T10:00:00.000Z');

function signedIn(hoursAgo: number, claims = {}) {
  const auth_time = NOW.getTime() / 1000 - hoursAgo * 3600;
  return { uid: 'u', token: { sub: 'u', auth_time, ...claims } };
}

const admin = signedIn(1, { admin: true });
const image = { size: 2 * MEBIBYTE - 1, contentType: 'image/png', metadata: {} };
const pdf = { size: 10 * MEBIBYTE, contentType: 'application/pdf', metadata: {} };
const upload = { method: 'create', time: NOW };
const imageUpload = { ...upload, object: 'images/a.png', auth: admin, after: image };
const pdfUpload = { ...upload, object: 'documents/2026/a.pdf', auth: admin, after: pdf };

const anyone: [string, Attempt, boolean][] = [
  ['reads an image', { object: 'images/a.png', before: image }, true],
  ['reads a document', { object: 'documents/2026/a.pdf', before: pdf }, true],
  ['lists images', { method: 'list', object: 'images/a.png' }, true],
  ['lists documents', { method: 'list', object: 'documents/2026' }, false],
  ['reads elsewhere', { object: 'backups/all.json', before: pdf }, false],
  ['reads deeper than a match', { object: 'images/x/a.png', before: image }, false],
  ['lists the bucket', { method: 'list', object: '' }, false],
];

const admins: [string, Attempt, boolean][] = [
  ['uploads an image', imageUpload, true],
  ['deletes an image', { ...imageUpload, method: 'delete', before: image, after: null }, true],
  ['changes an image', { ...imageUpload, method: 'update', before: image }, false],
  ['uploads an image of 2 MiB', { ...imageUpload, after: { ...image, size: 2 * MEBIBYTE } }, false],
  [
    'uploads a text as image',
    { ...imageUpload, after: { ...image, contentType: 'text/html' } },
    false,
  ],
  [
    'uploads a type with an image inside',
    { ...imageUpload, after: { ...image, contentType: 'x-image/png' } },
    false,
  ],
  ['uploads a document', pdfUpload, true],
  [
    'uploads a document over 10 MiB',
    { ...pdfUpload, after: { ...pdf, size: 10 * MEBIBYTE + 1 } },
    false,
  ],
  ['uploads an image as document', { ...pdfUpload, after: image }, false],
  ['uploads elsewhere', { ...imageUpload, object: 'a.png' }, false],
  [
    'signed in just under a day ago',
    { ...imageUpload, auth: signedIn(23.999, { admin: true }) },
    true,
  ],
  ['signed in a day ago', { ...imageUpload, auth: signedIn(24, { admin: true }) }, false],
];

const others: [string, Attempt, boolean][] = [
  ['visitor', { ...imageUpload, auth: null }, false],
  ['user without the claim', { ...imageUpload, auth: signedIn(1) }, false],
  ['user whose claim is false', { ...imageUpload, auth: signedIn(1, { admin: false }) }, false],
  ['user whose claim is a text', { ...imageUpload, auth: signedIn(1, { admin: 'true' }) }, false],
];

describe.each([
  ['anyone', anyone],
  ['an admin', admins],
  ['who is no admin cannot upload:', others],
])('%s', (_, attempts) => {
  test.each(attempts)('%s', (_name, attempt, permit) => {
    expect(verify(RULES, attempt)).toMatchObject({ status: 'ok', errors: [], result: { permit } });
  });
});

test('a missing claim is told, with its line', () => {
  expect(verify(RULES, { ...imageUpload, auth: signedIn(1) }).warnings).toEqual([
    'Error: storage.rules line [8], column [12]. Property admin is undefined on object.',
  ]);
});
