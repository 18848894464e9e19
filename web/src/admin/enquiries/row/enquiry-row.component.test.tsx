import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { enlargeText } from '../../../lib/page/test-large-text.ts';
import { EnquiryRow } from './enquiry-row.tsx';

const show = shownScreen();

function showRow(fields: Partial<StoredEnquiry>) {
  const enquiry = storedEnquiry.parse({
    _id: 'meena',
    name: 'Meena Balasubramanian',
    phone: '+919840012345',
    course: 'Python Full Stack Development',
    source: 'Contact Form',
    createdAt: '2026-11-03T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...fields,
  });
  show(
    <ul style={{ containerType: 'inline-size', padding: 0 }}>
      <EnquiryRow
        enquiry={enquiry}
        to="/admin/enquiries/meena"
        isOpen={false}
        now={Date.parse('2026-11-03T09:00:00.000Z')}
        isChosen={false}
        onChosen={() => undefined}
      />
    </ul>,
  );
}

// enquiries-40
test('in large text on a phone name and course are whole, above what is due', async () => {
  await page.viewport(390, 844);
  showRow({ status: 'new' });
  const name = page.getByRole('heading', { name: 'Meena Balasubramanian' });
  const due = page.getByText(/^by \w{3} \d+:/);
  const tops = () => [name, due].map((each) => each.element().getBoundingClientRect().top);
  await expect.element(due).toBeVisible();
  expect(Math.abs(tops()[0]! - tops()[1]!)).toBeLessThan(10);
  enlargeText();
  for (const shown of [name, page.getByText('Python Full Stack Development')])
    expect(shown.element().scrollWidth).toBeLessThanOrEqual(shown.element().clientWidth);
  expect(tops()[1]).toBeGreaterThan(tops()[0]! + 40);
});

// enquiries-40
test('in large text on a phone the time of a follow-up is whole', async () => {
  await page.viewport(390, 844);
  showRow({ status: 'contacted', followUpOn: '2026-11-30', followUpTime: '10:00' });
  const due = page.getByText('30 Nov, 10 am');
  await expect.element(due).toBeVisible();
  enlargeText();
  const line = due.element().parentElement!;
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});

// enquiries-40
test.each([560, 674])(
  'beside an open lead, in %i pixels, the time of a follow-up and the status are whole',
  async (width) => {
    await page.viewport(1366, 768);
    document.body.style.width = `${width}px`;
    onTestFinished(() => void (document.body.style.width = ''));
    showRow({ status: 'demo booked', followUpOn: '2026-12-30', followUpTime: '10:30' });
    const due = page.getByText('30 Dec, 10:30 am');
    await expect.element(due).toBeVisible();
    const { width: needed } = due.element().getBoundingClientRect();
    expect(needed).toBeLessThanOrEqual(due.element().parentElement!.clientWidth);
    const status = page
      .getByText('demo booked')
      .elements()
      .find((each) => each.checkVisibility());
    expect(status?.getBoundingClientRect().height).toBeLessThan(30);
  },
);

// enquiries-17
test('what is to be answered soon has a colour of its own', async () => {
  showRow({ status: 'new', createdAt: '2026-11-02T11:00:00.000Z' });
  const due = page.getByText(/^by /);
  await expect.element(due).toBeVisible();
  const name = page.getByRole('heading', { name: 'Meena Balasubramanian' });
  const [soon, plain] = [due, name].map((each) => getComputedStyle(each.element()).color);
  expect(soon).not.toBe(plain);
});
