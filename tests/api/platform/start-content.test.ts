import { about, home } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { startContent, writeStartContent } from '../../../tools/seed/start-content.ts';
import { resetFirestore } from '../../support/preserve-site.ts';

const page = (name: string) => firestore().collection('content').doc(name);

// institute-7
test('the first pages of a new institute are written once, and what somebody wrote is kept', async () => {
  await resetFirestore();
  await page('about').set({ title: 'Ours' });
  expect(await writeStartContent(firestore())).toBe(1);
  expect((await page('home').get()).data()).toMatchObject(startContent.home);
  expect((await page('about').get()).data()).toEqual({ title: 'Ours' });
  expect(await writeStartContent(firestore())).toBe(0);
});

// institute-7
test('they are valid, and have no figure', () => {
  expect(home.parse(startContent.home)).toEqual(startContent.home);
  expect(about.parse(startContent.about)).toEqual(startContent.about);
  expect(JSON.stringify(startContent)).not.toMatch(/"[^"]*\d[^"]*"(?!:)/);
});
