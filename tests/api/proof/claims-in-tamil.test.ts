import type { Ledger } from '@institute/schema';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { siteUrl } from '../../support/ports.ts';
import { textOf, writeClaimedSample } from './claimed-sample.ts';
import { siteTest } from '../../support/site-test.ts';
import { stepTimeout } from '../../support/patience.ts';

const { admin } = siteTest();
const site = siteUrl('test');

const read = async (path: string) => (await fetch(site + path)).text();

beforeAll(writeClaimedSample);

// claims-6, tamil-11
test('pages in Tamil come with the sentence, too, and their figures with their bases, as far as they are in Tamil', async () => {
  const shown = firestore().doc('shownClaims/main');
  const before = (await shown.get()).data() ?? {};
  onTestFinished(async () => {
    await shown.set(before);
  });
  const inEnglish = (claim: { basis: string }) =>
    claim.basis.startsWith('Companies') ? { ...claim, basisInTamil: '', periodInTamil: '' } : claim;
  await shown.set({ ...before, claims: before['claims'].map(inEnglish) });
  const facts = firestore().doc('content/institute');
  await facts.set(factsInTamil());
  for (const path of ['/ta', '/ta/about', '/ta/placements'])
    await vi.waitFor(
      async () => {
        const text = textOf(await read(path));
        expect(text, path).toContain('கடந்தகாலச் சாதனை எதிர்கால வேலைவாய்ப்புக்கு உத்தரவாதம் அல்ல.');
        expect(text, path).toContain('உதவி கேட்ட 612 பேரில் 563 பேர், ஏப்ரல் 2025 முதல் மார்ச் 2026 வரை');
        expect(text, path).not.toContain('who asked for support');
        if (path !== '/ta/about')
          expect(text, path).toContain('Companies behind the 563 offers, April 2025 to March 2026');
      },
      { timeout: stepTimeout, interval: 500 },
    );
  const counted = textOf(await read('/ta/how-we-count'));
  expect(counted).toContain('எங்கள் முதல் பேட்ச்சின் வருகைப் பதிவேடு');
  expect(counted).toContain('பேர் எங்கள் வகுப்புகளிலும் கல்லூரிப் பயிலரங்குகளிலும்');
  const placed = await read('/ta/placements');
  // The dots of the students are read from the English.
  expect(placed).toContain('aria-label="612 புள்ளிகள்');
  expect(textOf(placed)).toContain('Python-உடன் டேட்டா சயின்ஸ் 68 / 75');
  const course = textOf(await read('/ta/courses/data-science-with-python'));
  expect(course).toContain('இந்தப் படிப்புக்குப் பிறகு வேலை');
  await facts.delete();
});

// claims-8
test('the Tamil of evidence is removed when only its English is changed', async () => {
  const { lines } = (await admin('GET', '/api/claims')).body.data as Ledger;
  const { _id, record } = lines.find(({ kind }) => kind === 'trustStats.rating')!;
  const { updatedAt: _, ...evidence } = record!;
  const save = async (fields: object) =>
    (await admin('PUT', `/api/claims/${_id}`, { body: { ...evidence, ...fields } })).body.data;
  const { basisInTamil, periodInTamil } = evidence;
  expect(await save({ basis: 'All stars' })).toMatchObject({ basisInTamil: '', periodInTamil });
  const both = { basis: 'Stars', basisInTamil: 'நட்சத்திரங்கள்' };
  expect(await save(both)).toMatchObject(both);
  expect(await save({})).toMatchObject({ basisInTamil, periodInTamil });
});
