import type { StoredCourse } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInstitute } from '../../../functions/src/mails/institute.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { mailsAbout, storeClass, storedIn, useForms } from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { sampleCourse, sampleTrainer } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const facts = () => firestore().doc('content/institute');

// Before the server starts, which keeps them.
beforeAll(() => facts().set(factsInTamil()));
afterAll(() => facts().delete());

const post = useForms();

// tamil-21, demo-20
test('a booking on a page in Tamil is answered, mailed and kept in Tamil', async () => {
  const { body } = await admin('POST', '/api/courses', { body: sampleCourse() });
  const { _id: course, title } = body.data as StoredCourse;
  const texts = [{ path: 'title', english: title, tamil: 'கோலம்' }];
  await admin('POST', '/api/translations', { body: { kind: 'courses', of: course, texts } });
  const trainer = { ...sampleTrainer, courses: [course] };
  expect((await admin('POST', '/api/trainers', { body: trainer })).status).toBe(201);
  const slot = await storeClass({ course, branch: 'Adyar' });
  const of = slot.slice(0, -11);
  const branch = { path: 'branch', english: 'Adyar', tamil: 'அடையாறு' };
  await admin('POST', '/api/translations', { body: { kind: 'demoPlans', of, texts: [branch] } });
  const form = bookingForm(slot);
  const refused = await post('book in Tamil', { ...form, phone: '12' });
  expect(refused.html).toContain('98765 43210 போன்ற தொலைபேசி எண்ணை');
  const { html, posted } = await post('book in Tamil', form);
  expect(posted.headers.get('location')).toBe('/ta/demo/booked');
  expect(html).toMatch(/<html[^>]* lang="ta"/);
  expect(await storedIn('enquiries', form.id)).toMatchObject({
    language: 'ta',
    course: title,
  });
  const mail = (await mailsAbout(form.id)).get('booked');
  expect(mail?.['message'].subject).toMatch(/^உங்கள் டெமோ வகுப்பு பதிவானது: .* மாலை 6:30\s– 7:30 /);
  expect(mail?.['message'].text).toContain(`/ta/demo/booking#${form.id}.`);
  expect(mail?.['message'].text).toMatch(/, அடையாறு$/m);
  expect(mail?.['message'].text).toContain(`\nபடிப்பின் பயிற்சியாளர்: ${trainer.name}\n`);
  expect(mail?.['calendar']).toMatch(/^LOCATION:.*அடையாறு/m);
  expect(mail?.['calendar']).toContain('SUMMARY:டெமோ வகுப்பு: கோலம்');
});

// mails-7, mails-1, mails-6
test('mails have the office hours and addresses of the contact info, in Tamil as they are translated', async () => {
  const week = '9 AM - 7 PM';
  await admin('PUT', '/api/contact-info', {
    body: {
      ...{ companyName: 'Vaasal', address: '14 Kolam Street', city: 'Chennai', zipCode: '600020' },
      branches: [{ name: 'Adyar', address: '3 Gate Road', city: 'Chennai' }],
      officeHours: { monday: week, saturday: '', sunday: 'Closed' },
    },
  });
  const texts = [
    { path: 'officeHours.monday', english: week, tamil: 'காலை 9 - மாலை 7' },
    { path: 'address', english: '14 Kolam Street', tamil: '14 கோலம் தெரு' },
    { path: 'city', english: 'Chennai', tamil: 'சென்னை' },
    { path: 'branches.0.address', english: '3 Gate Road', tamil: '3 வாசல் சாலை' },
  ];
  const body = { kind: 'contactInfo', of: '', texts };
  await admin('PUT', '/api/translations/contactInfo', { body });
  expect((await readInstitute()).said).toMatchObject({
    en: {
      hours: `Mon-Fri ${week}`,
      address: '14 Kolam Street, Chennai 600020',
      branches: [{ name: 'Adyar', address: '3 Gate Road' }],
    },
    ta: {
      hours: 'திங்கள்-வெள்ளி காலை 9 - மாலை 7',
      address: '14 கோலம் தெரு, சென்னை 600020',
      // What has no translation is in English.
      branches: [{ name: 'Adyar', address: '3 வாசல் சாலை', city: 'Chennai' }],
    },
  });
  const slot = await storeClass({ branch: 'Adyar' });
  const form = bookingForm(slot);
  await post('book in Tamil', form);
  const mail = (await mailsAbout(form.id)).get('booked');
  // Long lines go on in the next one, after a space.
  const lines = String(mail?.['calendar']).replaceAll(/\r?\n /g, '');
  expect(lines).toContain('3 வாசல் சாலை');
});

// tamil-2
test('the form of a class leads to the same form in the other language', async () => {
  const slot = await storeClass();
  const { html } = await post('book in Tamil', bookingForm(slot, { phone: '12' }));
  expect(html).toContain(`href="/demo/${slot}" lang="en"`);
});
