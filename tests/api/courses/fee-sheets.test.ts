import { gzipSync } from 'node:zlib';
import type { StoredBatch, StoredCourse, StoredFeeSheet } from '@institute/schema';
import { expect, test } from 'vitest';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { hashOf } from '../../../functions/src/courses/fee-sheets.ts';
import { newToken } from '../../support/accounts.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { siteUrl } from '../../support/ports.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

async function createCourse(fields: object = {}): Promise<StoredCourse> {
  const body = { ...fullBodies.createCourse(), ...fields };
  return (await admin('POST', '/api/courses', { body })).body.data as StoredCourse;
}

async function makeSheet(course: string, batch?: string): Promise<StoredFeeSheet> {
  const { status, body } = await admin('POST', '/api/fee-sheets', { body: { course, batch } });
  expect(status).toBe(201);
  return body.data as StoredFeeSheet;
}

const page = async (path: string) => {
  const response = await fetch(siteUrl('test') + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

// course-10
test('a sheet shows the fees of its day, whatever changes since', async () => {
  const course = await createCourse();
  const sheet = await makeSheet(course._id);
  expect(sheet._id).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect((await makeSheet(course._id))._id).toBe(sheet._id);

  const body = { ...fullBodies.updateCourse(), slug: course.slug, price: 1, fees: undefined };
  expect((await admin('PUT', `/api/courses/${course._id}`, { body })).status).toBe(200);
  expect((await makeSheet(course._id))._id).not.toBe(sheet._id);
  expect((await admin('DELETE', `/api/courses/${course._id}`)).status).toBe(200);

  const { status, headers, html } = await page(`/fees/${sheet._id}`);
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const text of ['₹53,100', 'GST (18%) ₹8,100', 'On joining', '₹23,100', sheet._id])
    expect(html).toContain(text);
  expect(html).not.toContain('<script');
  expect(html).toContain('<a href="/privacy"');
  expect(gzipSync(html).length).toBeLessThan(14_600);
});

// course-10
test('a sheet shows what was quoted, and no fees once it was changed', async () => {
  const { _id: code, hash = '' } = await makeSheet((await createCourse())._id);
  const document = firestore().collection('feeSheets').doc(code);
  const shown = async (change: object) => {
    const before = (await document.get()).data() ?? {};
    await document.set({ ...before, ...change }, { merge: true });
    const { html } = await page(`/fees/${code.toLowerCase()}`);
    await document.set(before);
    return html;
  };
  const checksum = hash.slice(0, 16).match(/.{4}/g)?.join(' ');
  expect(await shown({})).toContain(`Checksum: ${checksum} (`);

  const { hash: _hash, ...data } = (await document.get()).data() ?? {};
  const other = { ...data, quoted: { total: 77_001, gst: 8_001 } };
  const stored = await shown({ ...other, hash: hashOf(other) });
  expect(stored).toMatch(/₹77,001<\/strong>.*GST \(18%\) ₹8,001/s);

  for (const change of [other, { price: 1 }, { hash: FieldValue.delete() }, { title: 'Other' }]) {
    const html = await shown(change);
    expect(html).toContain('This sheet has been changed since it was made');
    expect(html).not.toContain('in total');
    expect(html).not.toContain('Instalments');
  }
});

// course-10
test('a sheet that was stored before there were hashes still shows', async () => {
  const { _id: code } = await makeSheet((await createCourse())._id);
  const gone = { quoted: FieldValue.delete(), hash: FieldValue.delete() };
  await firestore().collection('feeSheets').doc(code).update(gone);
  const { html } = await page(`/fees/${code}`);
  expect(html).toMatch(/₹53,100<\/strong>.*GST \(18%\) ₹8,100/s);
  expect(html).not.toContain('Checksum');
});

// course-8, course-10
test('a sheet says that nothing else has to be paid only where that is so', async () => {
  const { fees } = fullBodies.createCourse();
  const htmlWith = async (notIncluded: string[]) => {
    const { _id } = await createCourse({ fees: { ...fees, notIncluded } });
    return (await page(`/fees/${(await makeSheet(_id))._id}`)).html;
  };
  const nothing = 'There is nothing else to pay.';
  expect(await htmlWith([])).toContain(nothing);
  const html = await htmlWith(['Exam fee']);
  expect(html).not.toContain(nothing);
  expect(html).toContain('Only what is listed as not included costs extra.');
});

// course-10
test('the sheet of a batch says when and where it was to be held', async () => {
  const { _id: course } = await createCourse();
  const body = { ...fullBodies.createBatch(), course, branch: 'Adyar <b>' };
  const { _id: batch } = (await admin('POST', '/api/batches', { body })).body.data as StoredBatch;
  const sheet = await makeSheet(course, batch);
  expect(sheet._id).not.toBe((await makeSheet(course))._id);
  expect((await makeSheet(course, batch))._id).toBe(sheet._id);
  expect((await admin('DELETE', `/api/batches/${batch}`)).status).toBe(200);
  const { html } = await page(`/fees/${sheet._id}`);
  expect(html).toContain(
    'Batch of Mon, 5 Jan 2099: Mon evenings, 6:30 – 8:30 pm · Classroom and online, Adyar &lt;b&gt;',
  );
  const other = await admin('POST', '/api/fee-sheets', {
    body: { course: (await createCourse())._id, batch },
  });
  expect(other.status).toBe(404);
});

// course-10
test('what a course says is text on its sheet', async () => {
  const { _id } = await createCourse({ title: '<img src=x onerror=alert(1)> & "more"' });
  const { html } = await page(`/fees/${(await makeSheet(_id))._id}`);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;');
  expect(html).not.toContain('<img');
});

// course-10
test('a course that is gone or has no price has no sheet', async () => {
  const { _id } = await createCourse({ price: 0, fees: undefined });
  const free = await admin('POST', '/api/fee-sheets', { body: { course: _id } });
  expect([free.status, free.body['fields']]).toEqual([
    400,
    { course: 'Enter the price of this course first' },
  ]);
  const gone = await admin('POST', '/api/fee-sheets', { body: { course: 'never-there' } });
  expect(gone.status).toBe(404);
});

// course-10
test('any role makes a sheet, and no one else', async () => {
  const { _id: course } = await createCourse();
  const token = await newToken({ admin: true, role: 'counsellor' });
  const made = await visit('POST', '/api/fee-sheets', { token, body: { course } });
  expect(made.status).toBe(201);
  expect((await visit('POST', '/api/fee-sheets', { body: { course } })).status).toBe(401);
});

// course-10
test.each(['/fees/22222222', '/fees/../x', '/fees/', '/fees/2222222O', '/fees/22222222/x'])(
  'there is no sheet at %s',
  async (path) => {
    expect((await page(path)).status).toBe(404);
  },
);
