import { claimOf, fileIdOf, uploadedFilePath, type SingletonContent } from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { claimId } from '../../../functions/src/proof/claims/shown-claims.ts';
import { bucket } from '../../../functions/src/platform/admin.ts';
import {
  answerConsent,
  askBody,
  documentsWith,
  giveConsent,
  openConsent,
  type AskedConsent,
} from '../../support/consents.ts';
import { storedIn } from '../../support/demo-bookings.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { instances } from '../../support/level.ts';
import { picture } from '../../support/picture.ts';
import { siteUrl } from '../../support/ports.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { dataUrl, newSlug, png } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

// What a student takes back is looked for in all that is stored.
beforeAll(emptySite);

const namesake = { name: 'Meena', role: 'Tester', message: 'Another Meena', image: '' };

const saveHome = (testimonials: object[]) =>
  admin('POST', '/api/home-content', { body: { ...fullBodies.saveHome(), testimonials } });

const shownIds = async () =>
  ((await storedIn('shownClaims', 'main'))?.['claims'] ?? []).map(({ id }: { id: string }) => id);

async function upload(bytes: Buffer): Promise<string> {
  const body = { image: dataUrl('image/png', bytes), filename: `${newSlug()}.png` };
  const uploaded = await admin('POST', '/api/upload/image', { body });
  return (uploaded.body['data'] as { image: string }).image;
}

/** Says in Tamil what the two do, twice, and once more in a release that waits; returns how that of the first is said. */
async function translateRoles(release: string): Promise<string> {
  const tamil = `பொறியாளர் ${newSlug()}`;
  const texts = [
    { path: 'testimonials.0.role', english: 'Engineer', tamil },
    { path: 'testimonials.1.role', english: 'Tester', tamil: 'சோதனையாளர்' },
  ];
  const data = { kind: 'home', of: '', texts };
  await admin('DELETE', '/api/translations/home');
  expect((await admin('POST', '/api/translations', { body: data })).status).toBe(201);
  const more = [...texts, { path: 'heroTitle', english: 'x', tamil: 'அ' }];
  const body = { ...data, texts: more };
  const { status, body: saved } = await admin('PUT', '/api/translations/home', { body });
  expect(status).toBe(200);
  const { updatedAt: basedOn } = saved.data as { updatedAt: string };
  const edit = { document: 'translations/home', title: 'Tamil', data, basedOn };
  await admin('POST', `/api/releases/${release}/edits`, { body: edit });
  return tamil;
}

/** Stores testimonials with the words of two people of one name, and asks one of them. */
async function askForTestimonial(image = ''): Promise<AskedConsent> {
  const said = { name: 'Meena', role: 'Engineer', message: `Good ${newSlug()}`, image };
  await saveHome([{ ...said, message: `${said.message}, earlier` }, namesake]);
  expect((await saveHome([said, namesake])).status).toBe(200);
  const target = claimId(claimOf.testimonial(said));
  const secret = newSlug().padEnd(22, 'x').slice(0, 22);
  const body = { ...askBody(target, secret), kind: 'testimonial', course: 'Python' };
  const asked = await admin('POST', '/api/consents', { body });
  expect(asked.status).toBe(200);
  const { _id: id } = asked.body.data as { _id: string };
  return { target, id, secret, name: said.message };
}

// consents-8
test('a testimonial needs its course, and is one of home', async () => {
  const { target } = await askForTestimonial();
  const body = { ...askBody(target, 'A'.repeat(22)), kind: 'testimonial' };
  const refused = await admin('POST', '/api/consents', { body });
  expect(refused.body['fields']).toEqual({ course: 'Course is required' });
  const missing = { ...body, course: 'Python', target: 'missing' };
  expect((await admin('POST', '/api/consents', { body: missing })).status).toBe(404);
});

// consents-8
test('who agrees backs the testimonial, to exactly this text', async () => {
  const asked = await askForTestimonial();
  const { html } = await openConsent(asked);
  for (const text of [asked.name, 'Engineer', 'Python', '6 months']) expect(html).toContain(text);
  expect(await shownIds()).not.toContain(asked.target);
  expect((await answerConsent(asked, 'agree')).status).toBe(200);
  await giveConsent(asked);
  expect(await shownIds()).toContain(asked.target);
  expect(await storedIn('claims', asked.target)).toMatchObject({
    state: 'backed',
    checkedBy: 'student',
    basis: 'Written by the student: Python, paid',
  });
  await giveConsent(asked, 'change', 'Not engineer, but lead');
  expect(await shownIds()).not.toContain(asked.target);
  expect(await storedIn('claims', asked.target)).toMatchObject({ state: 'withdrawn' });
});

// consents-8
// At the first level a placement is withdrawn in `consents.deep.test.ts`.
test.each(instances([false, true], 1))(
  'a no takes it from home and all history, agreed before: %s',
  async (agrees) => {
    const image = await upload(png);
    const asked = await askForTestimonial(image);
    const release = await admin('POST', '/api/releases', { body: { name: 'Pongal', at: null } });
    const home = (await storedIn('content', 'home')) as SingletonContent['home'];
    const { createdAt: _, updatedAt: basedOn, ...data } = home;
    const edit = { document: 'content/home', title: 'Home', data, basedOn };
    const { _id: waiting } = release.body.data as { _id: string };
    const tamil = await translateRoles(waiting);
    const path = `/api/releases/${waiting}/edits`;
    expect((await admin('POST', path, { body: edit })).status).toBeLessThan(300);
    if (agrees) await giveConsent(asked);
    const visited = await fetch(siteUrl('test') + uploadedFilePath + image);
    expect(visited.headers.get('cache-control')).toContain('s-maxage=86400');
    await saveHome([...home.testimonials, { ...namesake, message: 'More' }]);
    for (let index = 0; index < 2; index += 1)
      expect((await answerConsent(asked, 'refuse')).html).toContain('This is no longer shown');
    for (const text of [asked.name, tamil]) expect(await documentsWith(text)).toEqual([]);
    expect(await documentsWith('சோதனையாளர்')).toContain('translations/home');
    const left = (await storedIn('content', 'home')) as SingletonContent['home'];
    expect(left.testimonials.map(({ message }) => message)).toEqual(['Another Meena', 'More']);
    expect(left.stats).toEqual(home.stats);
    expect(await shownIds()).not.toContain(asked.target);
    expect(await storedIn('claims', asked.target)).toBeUndefined();
    expect(await (await bucket()).file(image.slice(1)).exists()).toEqual([false]);
    expect((await fetch(siteUrl('test') + uploadedFilePath + image)).status).toBe(404);
  },
);

// media-9
test('a picture that is replaced everywhere stays where a student agreed to it', async () => {
  const [from, to] = [await upload(png), await upload(await picture(40, 30))];
  const asked = await askForTestimonial(from);
  await giveConsent(asked);
  const home = (await storedIn('content', 'home')) as SingletonContent['home'];
  const [agreed] = home.testimonials;
  await saveHome([agreed!, { ...namesake, image: from }]);
  const path = `/api/media/${fileIdOf(from)}/replacement`;
  expect((await admin('POST', path, { body: { by: fileIdOf(to) } })).status).toBe(200);
  const left = (await storedIn('content', 'home')) as SingletonContent['home'];
  expect(left.testimonials).toEqual([agreed, { ...namesake, image: to }]);
});

// consents-8
test('a no takes it from home, too, where its role was corrected since', async () => {
  const asked = await askForTestimonial();
  await giveConsent(asked);
  const corrected = { name: 'Meena', role: 'Lead', message: asked.name, image: '' };
  expect((await saveHome([corrected, namesake])).status).toBe(200);
  expect((await answerConsent(asked, 'refuse')).html).toContain('This is no longer shown');
  expect(await documentsWith(asked.name)).toEqual([]);
  const left = (await storedIn('content', 'home')) as SingletonContent['home'];
  expect(left.testimonials).toEqual([namesake]);
});

// consents-10
test('what a student took back cannot be typed again, however it is written', async () => {
  const asked = await askForTestimonial();
  await giveConsent(asked);
  await answerConsent(asked, 'refuse');
  const again = {
    name: 'MEENA',
    role: 'Lead',
    message: ` ${asked.name.toUpperCase()}! `,
    image: '',
  };
  const refused = await saveHome([namesake, again]);
  expect(refused.status).toBe(409);
  expect(refused.body['fields']).toEqual({
    'testimonials.1.message': 'This student withdrew their consent, so this cannot be shown',
  });
  expect(await documentsWith(asked.name)).toEqual([]);
  expect((await saveHome([namesake, { ...again, message: 'Something else' }])).status).toBe(200);
});
