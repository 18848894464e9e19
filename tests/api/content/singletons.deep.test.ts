import { describe, expect, test } from 'vitest';
import {
  builtFacts,
  collections,
  endpoints,
  type EndpointName,
  type Singleton,
} from '@institute/schema';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { instances } from '../../support/level.ts';
import { sampleBodies } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

interface Row {
  readonly name: Singleton;
  readonly get: EndpointName;
  readonly save: keyof typeof fullBodies;
}

/** Which verb saves which (api-2). */
const rows: (Row & { verb: 'POST' | 'PUT'; bad: object; field: string })[] = [
  {
    name: 'home',
    get: 'getHome',
    save: 'saveHome',
    verb: 'POST',
    bad: { heroTitle: ' ', callToAction: { title: 'Come in', buttonText: 'Courses' } },
    field: 'heroTitle',
  },
  {
    name: 'about',
    get: 'getAbout',
    save: 'saveAbout',
    verb: 'PUT',
    bad: { title: 'About us', values: [{ title: '' }] },
    field: 'values.0.title',
  },
  {
    name: 'contactInfo',
    get: 'getContactInfo',
    save: 'saveContactInfo',
    verb: 'PUT',
    bad: { companyName: 'Vaasal', email: [{ label: 'Office', address: 'not an address' }] },
    field: 'email.0.address',
  },
  {
    name: 'navbar',
    get: 'getNavbar',
    save: 'saveNavbar',
    verb: 'POST',
    bad: { links: [{ name: 'Away', path: '//elsewhere.example', order: 1 }] },
    field: 'links.0.path',
  },
  {
    name: 'footer',
    get: 'getFooter',
    save: 'saveFooter',
    verb: 'POST',
    bad: { socialLinks: [{ name: 'X', icon: 'Myspace' }] },
    field: 'socialLinks.0.icon',
  },
  {
    name: 'trustStats',
    get: 'getTrustStats',
    save: 'saveTrustStats',
    verb: 'POST',
    bad: {
      studentCount: '1,00,000+',
      studentLabel: 'Students Alumni',
      ratingPlatforms: [{ name: 'Google', rating: 5.1, color: '#FFC107' }],
    },
    field: 'ratingPlatforms.0.rating',
  },
  {
    name: 'placementStats',
    get: 'getPlacementStats',
    save: 'savePlacementStats',
    verb: 'POST',
    bad: { placementRate: 'x'.repeat(101) },
    field: 'placementRate',
  },
  {
    name: 'institute',
    get: 'getInstitute',
    save: 'saveInstitute',
    verb: 'PUT',
    bad: { ...builtFacts, brand: 'red;}' },
    field: 'brand',
  },
];

// api-2
test.each(rows)('$name is saved by $verb and read by anybody', async ({ get, save, verb }) => {
  const { path } = endpoints[get];
  const body = sampleBodies[save]();
  const saved = await admin(verb, path, { body: { ...body, unknown: 'dropped' } });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ success: true, data: body as object });
  expect(saved.body.data).not.toHaveProperty('unknown');
  const read = await visit('GET', path);
  expect(read.body.data).toEqual(saved.body.data);
});

// One code handles all of them.
describe.each(instances(rows, 2))('$name', ({ name, get, save, verb, bad, field }) => {
  const { path } = endpoints[get];
  const body = sampleBodies[save]();
  const document = firestore().collection(collections.content).doc(name);

  test('is absent until it is saved', async () => {
    await document.delete();
    const { status, body: answer } = await visit('GET', path);
    expect(status).toBe(404);
    expect(answer).toEqual({ success: false, message: expect.stringContaining('not found') });
  });

  test('refuses invalid content, naming the field', async () => {
    const before = (await document.get()).data();
    const { status, body: answer } = await admin(verb, path, { body: bad });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, fields: { [field]: expect.any(String) } });
    expect((await document.get()).data()).toEqual(before);
  });

  test('refuses an edit of a stale version, with the stored one', async () => {
    const first = await admin(verb, path, { body: fullBodies[save]() });
    const { updatedAt } = first.body.data as { updatedAt: string };
    const second = await admin(verb, path, { body: { ...body, updatedAt } });
    expect(second.status).toBe(200);
    const stale = await admin(verb, path, { body: { ...body, updatedAt } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ success: false, data: second.body.data as object });
  });
});

// api-1
test('trust stats and footer are also readable directly', async () => {
  for (const path of ['/api/trust-stats', '/api/footer-content']) {
    const { body } = await visit('GET', path);
    expect(body).toEqual({ ...(body.data as object), success: true, data: body.data });
  }
});
