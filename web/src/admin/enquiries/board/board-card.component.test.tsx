import type { StoredEnquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import base from '../../../theme/base.css?inline';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { BoardCard } from './board-card.tsx';

const show = shownScreen();

const at = '2026-11-27T04:00:00.000Z';
const enquiry = {
  ...{ _id: 'arun', name: 'Arun', course: '', status: 'demo booked', createdAt: at, updatedAt: at },
  ...{ assignedTo: 'kavitha', assignedName: 'Kavitha Murugesan' },
} as StoredEnquiry;

/** Shows a card in a column of a laptop, with the styles that all pages have. */
const showCard = (changes: Partial<StoredEnquiry> = {}) =>
  show(
    <main>
      <style>{base}</style>
      <ol style={{ width: '9.75rem', padding: 0 }}>
        <BoardCard enquiry={{ ...enquiry, ...changes }} now={Date.parse(at)} busy={false} />
      </ol>
    </main>,
  );

// enquiries-25
test('a long name is cut at the end of its line, not broken within a word', async () => {
  const name = 'Venkatasubramanian Ramakrishnan';
  showCard({ name });
  const link = page.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  const { scrollWidth, clientWidth, clientHeight } = link.element();
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  const lineHeight = Number.parseFloat(getComputedStyle(link.element()).lineHeight);
  expect(Math.round(clientHeight / lineHeight)).toBe(2);
});

// enquiries-25
test('a name of more than two lines ends in an ellipsis, and in large text is whole', async () => {
  const name = 'Meena Balasubramanian Krishnamoorthy Iyer Subramaniam';
  showCard({ name });
  const link = page.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  const lines = () =>
    Math.round(
      link.element().clientHeight / Number.parseFloat(getComputedStyle(link.element()).lineHeight),
    );
  expect(lines()).toBe(2);
  expect(getComputedStyle(link.element()).webkitLineClamp).toBe('2');
  await page.viewport(195, 422);
  await expect.poll(lines).toBeGreaterThan(2);
});

// enquiries-25
test('on the smallest card the handle is clear of the initials of a colleague', async () => {
  showCard();
  const handle = page.getByRole('button', { name: 'Move Arun' });
  await expect.element(handle).toBeVisible();
  const initials = page.getByTitle('Kavitha Murugesan').element().getBoundingClientRect();
  expect(handle.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(initials.top);
});

// enquiries-25
test('beside a course that is cut, the initials of a colleague lie within the card', async () => {
  showCard({ course: 'DevOps with Docker and Kubernetes' });
  const door = page.getByText('KM', { exact: true });
  await expect.element(door).toBeVisible();
  const card = page.getByRole('listitem').element().getBoundingClientRect();
  expect(door.element().getBoundingClientRect().right).toBeLessThan(card.right);
});
