import { builtFacts, type OfferedDemoSlot } from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { sampleBranch } from '../../support/samples.ts';
import { siteUrl } from '../../support/ports.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin, visit } = siteTest();
const site = siteUrl('test');

const text = async (path: string) => (await fetch(site + path)).text();

const contactInfo = {
  companyName: 'Vaasal Institute of Technology',
  address: '1 Doorstep Street',
  phone: [{ label: 'Office', number: '044 1234 5678' }],
};

let slot: OfferedDemoSlot;

beforeAll(async () => {
  const slots = (await visit('GET', '/api/demo/slots')).body.data as OfferedDemoSlot[];
  [slot] = slots.filter(({ branch }) => branch) as [OfferedDemoSlot];
  const branches = [{ ...sampleBranch, name: slot.branch }];
  await admin('PUT', '/api/contact-info', { body: { ...contactInfo, branches } });
});

/** What a page says of the branch. */
const where = [sampleBranch.address, sampleBranch.directions, sampleBranch.phone];

// contact-14
test('the contact page shows each branch, with its way, its phone and its point on the map', async () => {
  const html = await text('/contact');
  expect(html).toContain(`<h4>${slot.branch}</h4>`);
  for (const words of where) expect(html).toContain(words);
  expect(html).toContain('href="tel:+914412345679"');
  expect(html).toMatch(/query=12\.9791%2C80\.2206/);
  expect(html).toContain('"latitude":12.9791');
});

// contact-14
test('a page that shows no branch has none in its HTML', async () => {
  for (const path of ['/', '/about', '/batches'])
    expect(await text(path)).not.toContain(sampleBranch.address);
});

// contact-14, demo-20
test('the form for a class at a branch says where that is and whom to call there', async () => {
  const html = await text(`/demo/${slot.id}`);
  for (const words of [sampleBranch.address, sampleBranch.phone]) expect(html).toContain(words);
  // The way there comes with the booking: on a phone the fields are near the top.
  expect(html).not.toContain(sampleBranch.directions);
});

// contact-14, tamil-11
test('in Tamil a branch and the classes there have the name that it has in the contact info', async () => {
  await admin('PUT', '/api/institute', { body: { ...builtFacts, tamil: true } });
  const texts = [
    { path: 'branches.0.name', english: slot.branch, tamil: 'கிளை' },
    { path: 'branches.0.directions', english: sampleBranch.directions, tamil: 'ஏழு நிமிடம்' },
  ];
  const body = { kind: 'contactInfo', of: '', texts };
  await admin('PUT', '/api/translations/contactInfo', { body });
  const contact = await text('/ta/contact');
  expect(contact).toContain('<h4>கிளை</h4>');
  expect(contact).toContain('ஏழு நிமிடம்');
  const form = await text(`/ta/demo/${slot.id}`);
  expect(form).toMatch(/, கிளை/);
});
