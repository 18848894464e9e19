import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../../../lib/content/content-context.ts';
import { contentQueries } from '../../../lib/content/content-queries.ts';
import type { ContentSource } from '../../../lib/content/content-source.ts';
import { ownFactsKey } from '../../../lib/content/own-facts.ts';
import { enquiryOutbox } from '../../../lib/enquiries/outbox.ts';
import { ContactForm } from './contact-form.tsx';
import { createQueryClient } from '../../../lib/content/content-state.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function show(source: object, address: string, facts: object = { formCourses: ['Weaving'] }): void {
  const client = createQueryClient();
  client.setQueryData(ownFactsKey, facts);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <ContentContext value={contentQueries(source as unknown as ContentSource)}>
          <ContactForm isBand isMain />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const course = page.getByRole('combobox', { name: 'Course Interested In *' });

// contact-13
test.each([
  ['the one that it is about', 'Other', 'Kolam'],
  ['another one, if that was chosen by then', 'Weaving', 'Weaving'],
])('a form that is there before its course is known has %s', async (_which, chosen, wanted) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const source = {
    courseTitles: () => answered.then(() => ['Kolam']),
    course: () => answered.then(() => ({ title: 'Kolam', fees: {}, batches: [] })),
  };
  show(source, '/contact?course=python-fullstack&about=kolam');
  await expect.element(course).toHaveValue('Other');
  await course.selectOptions(chosen);
  answer();
  await expect.element(page.getByRole('option', { name: 'Kolam' })).toBeInTheDocument();
  await expect.element(course).toHaveValue(wanted);
});

// contact-13
test('the course that a page is about is chosen among those of the site, not the category that it is in', async () => {
  const source = {
    courseTitles: async () => ['Kolam'],
    course: async () => ({ title: 'Kolam', fees: {}, batches: [] }),
  };
  show(source, '/contact?course=ui-ux-design&about=kolam', {});
  await expect.element(course).toHaveValue('Kolam');
});

const phone = page.getByRole('textbox', { name: 'Phone Number *' });
const submit = page.getByRole('button').last();

async function fillForm(): Promise<void> {
  show({ courseTitles: async () => [] }, '/contact');
  await page.getByRole('textbox', { name: 'Full Name *' }).fill('Meena');
  await phone.fill('9876543210');
  await page.getByRole('textbox', { name: 'Email Address *' }).fill('meena@example.com');
  await course.selectOptions('Weaving');
  await page.getByRole('checkbox').click();
}

// contact-3, contact-7
test('what the server refuses is told at its field, which gets the focus', async () => {
  const fields = { phone: 'No one has this number' };
  const refusal = { success: false, message: 'Some fields are not valid', fields };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json(refusal, { status: 400 }),
  );
  await fillForm();
  await submit.click();
  await expect.element(page.getByText('No one has this number')).toBeVisible();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
});

/** The enquiries of these calls: on the page of all component tests, what is left of others still asks for something. */
const enquiriesOf = ({ mock }: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  mock.calls
    .filter(([path]) => path === '/api/enquiries')
    .map(([, init]) => JSON.parse(String(init?.body)) as { id: string; website: string });

// contact-7, enquiries-3
test('an enquiry without an answer stays, and is sent again as the same one, or as a new one once it is changed', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const ids = () => enquiriesOf(sent).map(({ id }) => id);
  await fillForm();
  for (const time of [1, 2, 3]) {
    if (time === 3) await page.getByRole('textbox', { name: 'Message' }).fill('Evenings, please');
    await submit.click();
    await expect.poll(() => ids().length).toBe(time);
    await expect.element(submit).toBeEnabled();
    await expect.element(phone).toHaveValue('9876543210');
  }
  const [first, second, changed] = ids();
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
});

// enquiries-3
test('an enquiry whose page is left before its request began waits for the next page', async () => {
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: true }));
  const { forget } = enquiryOutbox;
  let left: readonly unknown[] = [];
  vi.spyOn(enquiryOutbox, 'forget').mockImplementation((body) => {
    left = enquiryOutbox.kept();
    forget(body);
  });
  await fillForm();
  await submit.click();
  await expect.poll(() => enquiriesOf(sent)).toHaveLength(1);
  expect(left).toMatchObject([{ name: 'Meena' }]);
  // From now on the browser sees to it.
  expect(enquiryOutbox.kept()).toEqual([]);
});

// enquiries-4
test('the hidden field is none that a browser or a password manager fills in, and says so where one does', async () => {
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: true }));
  await fillForm();
  const hidden = document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!;
  const vocabulary =
    /name|mail|tel|phone|street|address|city|state|country|zip|postal|organi[sz]ation|company|url|web|site|birth|user|password|card/i;
  expect(`${hidden.name} ${hidden.labels?.[0]?.textContent}`).not.toMatch(vocabulary);
  expect({ ...hidden.dataset }).toEqual({ '1pIgnore': 'true', lpignore: 'true' });
  const website = 'https://spam.example';
  hidden.value = website;
  await submit.click();
  await expect.poll(() => enquiriesOf(sent)).toMatchObject([{ website }]);
});
