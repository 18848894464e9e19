import type { EnquiryFilter, StoredEnquiry } from '@institute/schema';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { ChosenTools } from './chosen-tools.tsx';

const show = shownScreen();

const enquiry = (id: string) =>
  ({ _id: id, createdAt: '2026-01-05T09:00:00.000Z' }) as StoredEnquiry;
const filter: EnquiryFilter = { statuses: ['new'] };
const ids = ['first', 'second'];

function Screen() {
  const [shown, setShown] = useState<readonly StoredEnquiry[]>(ids.map(enquiry));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(ids));
  return (
    <>
      <ChosenTools
        shown={shown}
        chosen={chosen}
        onChosen={(next) => setChosen(new Set(next))}
        filter={filter}
        total={120}
        onExportAll={() => Promise.resolve()}
      />
      <button onClick={() => setShown(['third', 'fourth'].map(enquiry))}>Others follow</button>
    </>
  );
}

// enquiries-31
test('the progress of a change of all that match stays, with its stop, while the live list changes', async () => {
  let answer = () => {};
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: URL | string, { body }: RequestInit) => {
    if (String(path).includes('colleagues')) return Response.json({ success: true, data: [] });
    bodies.push(JSON.parse(String(body)));
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ success: true, data: { changed: 50, next: 'second' } });
  });
  show(<Screen />);
  await page.getByRole('button', { name: 'Select all 120 matching' }).click();
  await page.getByRole('combobox', { name: 'Change status' }).selectOptions('closed');
  await page.getByRole('button', { name: 'Set to closed' }).click();
  await expect.element(page.getByText('0 of 120 changed')).toBeVisible();
  await page.getByRole('button', { name: 'Others follow' }).click();
  answer();
  await expect.element(page.getByText('50 of 120 changed')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  answer();
  await expect.element(page.getByText('50 enquiries updated')).not.toBeInTheDocument();
  await expect.element(page.getByText('100 enquiries updated')).toBeVisible();
  expect(bodies).toHaveLength(2);
});
