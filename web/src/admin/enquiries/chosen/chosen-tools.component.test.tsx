import type { EnquiryFilter, StoredEnquiry } from '@institute/schema';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { ChosenTools } from './chosen-tools.tsx';

const show = shownScreen();

const enquiry = (id: string) =>
  ({
    _id: id,
    createdAt: '2026-01-05T09:00:00.000Z',
    ...(id === 'enrolled' && { enrolment: { id: 'a', name: 'A', at: '2026-01-06T09:00:00.000Z' } }),
  }) as StoredEnquiry;
const filter: EnquiryFilter = { statuses: ['new'] };
const ids = ['first', 'second'];

function Screen({ first = ids, by = filter }: { first?: readonly string[]; by?: EnquiryFilter }) {
  const [shown, setShown] = useState<readonly StoredEnquiry[]>(first.map(enquiry));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first));
  return (
    <>
      <ChosenTools
        shown={shown}
        chosen={chosen}
        onChosen={(next) => setChosen(new Set(next))}
        filter={by}
        total={120}
        onExportAll={() => Promise.resolve()}
      />
      <button onClick={() => setShown(['third', 'fourth'].map(enquiry))}>Others follow</button>
    </>
  );
}

// enquiries-31
test('all that match are changed call by call, one without an answer again; the progress stays, with its stop, while the live list changes', async () => {
  let answer = () => {};
  const bodies: object[] = [];
  vi.stubGlobal('fetch', async (path: URL | string, { body }: RequestInit) => {
    if (String(path).includes('colleagues')) return Response.json({ success: true, data: [] });
    bodies.push(JSON.parse(String(body)) as object);
    if (bodies.length === 1) throw new TypeError('Failed to fetch');
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
  const [wanted] = bodies;
  expect(wanted).toMatchObject({ filter, status: 'closed' });
  expect(bodies).toEqual([wanted, wanted, { ...wanted, after: 'second' }]);
});

const freed = page.getByText('Seats in batches that enrolled people have will be freed.');

// enquiries-22, enquiries-31
test('where another status would free seats, it is asked first', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: URL | string, { body }: RequestInit) => {
    if (String(path).includes('colleagues'))
      return Response.json({ success: true, data: [{ uid: 'meena', name: 'Meena' }] });
    bodies.push(JSON.parse(String(body)));
    return Response.json({ success: true, data: { changed: 1 } });
  });
  const status = page.getByRole('combobox', { name: 'Change status' });
  show(<Screen first={['first', 'enrolled']} />);
  await status.selectOptions('closed');
  await expect.element(page.getByText('Change 2 enquiries?')).toBeVisible();
  await expect.element(freed).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(bodies).toEqual([]);
  await page.getByRole('combobox', { name: 'Assign to' }).selectOptions('Meena');
  await expect.poll(() => bodies).toHaveLength(1);

  // Who else matches is not known here; by the status of the filter no one is enrolled.
  for (const [by, isSaid] of [
    [{}, true],
    [filter, false],
  ] as const) {
    show(<Screen by={by} />);
    await page.getByRole('button', { name: 'Select all 120 matching' }).click();
    await status.selectOptions('closed');
    await expect.element(page.getByText('Change all 120 matching enquiries?')).toBeVisible();
    if (isSaid) await expect.element(freed).toBeVisible();
    else await expect.element(freed).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});
