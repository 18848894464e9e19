import { dayAfter, localDay, shortDay, type OfferedBatch } from '@institute/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ContentContext } from '../../../lib/content/content-context.ts';
import { contentQueries } from '../../../lib/content/content-queries.ts';
import type { ContentSource } from '../../../lib/content/content-source.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import '../../../theme/print.css';
import { BatchesPage } from './batches-page.tsx';
import { createQueryClient } from '../../../lib/content/content-state.ts';

const queries = contentQueries({} as ContentSource);
const today = localDay(new Date());
const tomorrow = dayAfter(today, 1);

const batch: OfferedBatch = {
  id: 'first',
  firstDay: tomorrow,
  lastDay: dayAfter(today, 90),
  days: [{ day: 'monday', from: '18:30', to: '20:30' }],
  mode: 'online',
  branch: '',
  language: 'English',
  trainer: '',
  seatsLeft: 9,
  course: { slug: 'python', title: 'Python', fee: 0 },
};

const weekend: OfferedBatch = {
  ...batch,
  id: 'weekend',
  days: [{ day: 'saturday', from: '10:00', to: '13:00' }],
};

const onlyFirst = [batch];

let root: Root | undefined;

afterEach(() => root?.unmount());

const Today = () => <output>{useLocalDay()}</output>;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface ShownProps {
  readonly batches?: readonly OfferedBatch[];
  readonly path?: string;
}

function Shown({ batches = onlyFirst, path = '/batches' }: ShownProps) {
  const client = createQueryClient();
  client.setQueryData(queries.batches().queryKey, [...batches]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>
          <BatchesPage />
          <Today />
          <Address />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

// batches-5
test('when the next batch begins is said as the HTML says it, and by its name after a link', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(<Shown />);
  root = hydrateRoot(place, <Shown />);
  await expect.element(page.getByText(today)).toBeVisible();
  expect(place.textContent).toContain(`begins on ${shortDay(tomorrow)}`);
  root.unmount();
  root = createRoot(place);
  root.render(<Shown />);
  await expect.poll(() => place.textContent).toContain('begins tomorrow');
});

// batches-5
test('a filter is kept in the address, read from it, and taken back by a link', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Shown batches={[batch, weekend]} />);
  const when = page.getByLabelText(/^When/);
  await when.selectOptions('weekend');
  await expect.element(page.getByText('/batches?when=weekend')).toBeVisible();
  await expect.element(page.getByText(/^1 batch until/)).toBeVisible();
  root.unmount();
  root = createRoot(place);
  root.render(<Shown batches={[batch, weekend]} path="/batches?when=weekend" />);
  await expect.element(when).toHaveValue('weekend');
  await expect.element(page.getByText(/^1 batch until/)).toBeVisible();
  await page.getByRole('link', { name: 'Show all 2' }).click();
  await expect.element(page.getByText(/^2 batches until/)).toBeVisible();
  await expect.element(when).toHaveValue('');
});

// batches-5, routes-8
test('what was chosen before the app runs is chosen; a course without batches in the address stays', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const shown = <Shown batches={[batch, weekend]} />;
  place.innerHTML = renderToString(shown);
  place.querySelector<HTMLSelectElement>('[name=when]')!.value = 'weekend';
  root = hydrateRoot(place, shown);
  await expect.element(page.getByText(today)).toBeVisible();
  await expect.poll(() => place.textContent).toContain('/batches?when=weekend');
  expect(place.textContent).toMatch(/1 batch until/);
  root.unmount();
  root = createRoot(place);
  root.render(<Shown path="/batches?course=alchemy" />);
  await expect.element(page.getByText(/^0 batches/)).toBeVisible();
  expect(place.textContent).toContain('/batches?course=alchemy');
});

const media = (name: 'print' | '') =>
  (cdp() as unknown as { send: (method: string, values: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  );

afterEach(() => media(''));

// batches-4
test('on desks the name of a batch has more room than what to press', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Shown />);
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('heading', { name: /^Python/ })).toBeVisible();
  const row = place.querySelector('ul > li') ?? place;
  const [, name = 0, , press = 0] = getComputedStyle(row)
    .gridTemplateColumns.split(' ')
    .map(Number.parseFloat);
  expect(press).toBeLessThanOrEqual(200);
  expect(name).toBeGreaterThan(1.5 * press);
});

// batches-4, batches-7
test('the file for a calendar is named as it reads, and opened', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Shown />);
  await page.viewport(390, 844);
  const link = page.getByRole('link', { name: /^Add to calendar: Python.*, \w{3}, / });
  await expect.element(link).toBeVisible();
  expect((link.element() as HTMLElement).innerText).toMatch(/^calendar$/i);
  // An iPhone puts what a link downloads into Files, and offers to add what it opens.
  expect(link.element().hasAttribute('download')).toBe(false);
});

/** The width of A4 between its margins, in CSS pixels. */
const paper = Math.floor((186 / 25.4) * 96);

// routes-10
test('on paper a batch has when and where beside what', async () => {
  const place = document.createElement('div');
  const main = document.createElement('main');
  main.append(place);
  document.body.replaceChildren(main);
  root = createRoot(place);
  root.render(<Shown />);
  await page.viewport(paper, 1000);
  await media('print');
  const what = page.getByRole('heading', { name: /^Python/ });
  await expect.element(what).toBeVisible();
  expect(getComputedStyle(place.querySelector('a[href$=".ics"]') ?? place).display).toBe('none');
  const { right } = what.element().getBoundingClientRect();
  const when = page
    .getByText(/^Mon evenings/)
    .element()
    .getBoundingClientRect();
  expect(when.left).toBeGreaterThan(right);
});
