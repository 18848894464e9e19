import { storedEnquiry, storedSchemas, type StoredEnquiry } from '@institute/schema';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Live } from '../../../lib/firebase/live/live.ts';
import { emptyReport } from '../../reports/test-report.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { answerLive, ready } from '../../shell/test-live.ts';
import { BatchesTab } from '../batches-tab.tsx';
import { BatchStudents } from './batch-students.tsx';

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

const batch = storedSchemas.batches.parse({
  ...{ _id: 'evening', course: 'kolam', firstDay: '2099-12-07', lastDay: '2100-03-05', seats: 20 },
  ...{ trainer: 'karthik', branch: 'Adyar', room: 'Lab 2', seatsTaken: 3, ...at },
  days: [
    { day: 'monday', from: '18:30', to: '20:30' },
    { day: 'thursday', from: '18:30', to: '20:30' },
  ],
});

const trainer = storedSchemas.trainers.parse({
  ...{ _id: 'karthik', name: 'Karthik', teaches: 'Kolam', ...at },
});

const student = (name: string, fields: object = {}): StoredEnquiry =>
  storedEnquiry.parse({
    ...{ _id: `lead-${name}`, name, source: 'Phone call', status: 'enrolled', ...at },
    ...{ phone: '+919876543210', enrolment: { id: 'evening', name: 'Kolam' } },
    ...fields,
  });

const enrolled = [
  student('Meena', { email: 'meena@example.com' }),
  student('Arun', {
    phone: '',
    enrolment: { id: 'evening', name: 'Kolam', at: '2026-11-20T20:00:00.000Z' },
  }),
];

let students: Live<unknown>;

const found: Record<string, unknown> = {
  item: batch,
  head: { rows: [] },
  batches: [batch],
  trainers: [trainer],
};

const courses = [
  {
    ...{ _id: 'kolam', slug: 'kolam', title: 'Kolam', duration: '3 months', price: 0 },
    fees: { gstRate: 0, gstIncluded: true },
  },
];

answerLive((source) => (source === 'students' ? students : ready(found[source])));

function answerTo(path: string): unknown {
  if (path.endsWith('/course-names')) return courses;
  return path.startsWith('/api/reports') ? emptyReport : [];
}

const show = shownScreen();

beforeEach(() => {
  students = { status: 'ready', data: enrolled };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json({ success: true, data: answerTo(path) })),
  );
});

const rows = page.getByRole('list').getByRole('listitem');

// batches-10
test('the students of a batch are listed by name, with calls, mails and the day of their seat', async () => {
  show(<BatchStudents batch="evening" />, 'counsellor');
  await expect.element(page.getByText('2 students, 3 of 20 seats taken')).toBeVisible();
  await expect.element(rows.first()).toHaveTextContent('ArunSince 21 Nov 2026');
  await expect.element(rows.nth(1)).not.toHaveTextContent('Since');
  const call = page.getByRole('link', { name: 'Call Meena: +91 98765 43210' });
  await expect.element(call).toHaveAttribute('href', 'tel:+919876543210');
  const mail = page.getByRole('link', { name: 'meena@example.com' });
  await expect.element(mail).toHaveAttribute('href', 'mailto:meena@example.com');
  const lead = page.getByRole('link', { name: 'Meena', exact: true });
  await expect.element(lead).toHaveAttribute('href', '/admin/enquiries/lead-Meena');
});

// batches-10
test('an empty list says how it fills, one that cannot be read says so', async () => {
  students = { status: 'ready', data: [] };
  show(<BatchStudents batch="evening" />);
  await expect.element(page.getByText('No students in this batch yet.')).toBeVisible();
  await expect.element(page.getByText('0 students, 3 of 20 seats taken')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Print/ })).not.toBeInTheDocument();
  students = { status: 'failed' };
  show(<BatchStudents batch="evening" />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const Address = () => <output>{useLocation().pathname}</output>;

const tab = (
  <Suspense>
    <BatchesTab item={undefined} />
    <Address />
  </Suspense>
);

// batches-10
test('whoever handles enquiries opens them from the row of the batch, an editor does not', async () => {
  show(tab, 'counsellor');
  const menu = page.getByRole('button', { name: 'Actions for Kolam, Mon, 7 Dec 2099' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Students' }).click();
  await expect.element(page.getByText('/admin/batches/evening/students')).toBeVisible();
  show(tab, 'editor');
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'Fee sheet' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Students' })).not.toBeInTheDocument();
  show(<BatchStudents batch="evening" />, 'editor');
  await expect.element(page.getByText('Your role does not have access to this')).toBeVisible();
  await expect.element(page.getByText('Meena')).not.toBeInTheDocument();
});

const media = (name: 'print' | '') =>
  (cdp() as unknown as { send: (method: string, values: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  );

afterEach(() => media(''));

/** The width of A4 landscape between its margins, in CSS pixels. */
const paper = Math.floor((277 / 25.4) * 96);

// batches-10
test('the attendance sheet says which batch it is, and has as many class days as fit A4 landscape', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show(<BatchStudents batch="evening" />);
  await page.getByRole('button', { name: 'Print attendance sheet' }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await media('print');
  await page.viewport(paper, 700);
  const sheet = page.getByRole('heading', { name: 'Kolam' });
  await expect.element(sheet).toBeVisible();
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      '7 Dec 2099 – 5 Mar 2100 · Mon, Thu, 6:30 – 8:30 pm · Karthik · Classroom, Adyar, Lab 2',
    );
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  const heads = page.getByRole('columnheader');
  expect(heads.elements().map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual(
    expect.arrayContaining(['Name', 'Phone', 'Mon 7 Dec', 'Thu 10 Dec', 'Mon 14 Dec']),
  );
  expect(heads.elements()).toHaveLength(22);
  for (const head of heads.elements())
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  const { width } = page.getByRole('table').element().getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(paper);
  expect(page.getByRole('row', { name: /Meena/ }).elements()).toHaveLength(1);
  dispatchEvent(new Event('afterprint'));
  await media('');
  await expect.element(sheet).not.toBeInTheDocument();
});
