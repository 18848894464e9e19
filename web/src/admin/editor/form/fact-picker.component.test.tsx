import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { FactPicker } from './fact-picker.tsx';

const show = shownScreen();

const data = {
  facts: { 'institute.trainers': '6', 'placements.placed': '563', 'course.fee:java': '₹48,000' },
  courses: [{ slug: 'java', title: 'Java Full Stack Development' }],
};

beforeEach(() =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data }))),
);

afterEach(() => vi.unstubAllGlobals());

const picker = page.getByRole('combobox', { name: 'Insert a fact' });

const option = (name: string) => picker.getByRole('option', { name, exact: true });

// editing-8
test('facts are offered by what they are, with what they say now, those of each course below its title', async () => {
  const onPick = vi.fn<(placeholder: string) => void>();
  show(<FactPicker of="page" onPick={onPick} />);
  await expect.element(option('Number of trainers: 6')).toBeInTheDocument();
  await expect.element(option('Number of students placed: 563')).toBeInTheDocument();
  await expect.element(option('Share of students placed: nothing now')).toBeInTheDocument();
  await picker.selectOptions('placements.placed');
  const course = picker.element().querySelector('optgroup');
  expect(course?.label).toBe('Java Full Stack Development');
  expect(course?.querySelector('option')?.label).toBe('Fee: ₹48,000');
  await picker.selectOptions('course.fee:java');
  expect(onPick.mock.calls).toEqual([['{placements.placed}'], ['{course.fee:java}']]);
});

// editing-12
test('a text that others keep is offered no figure of placements', async () => {
  show(<FactPicker of="institute" onPick={() => undefined} />);
  await expect.element(option('Number of trainers: 6')).toBeInTheDocument();
  await expect.element(picker.getByRole('option', { name: 'placed' })).not.toBeInTheDocument();
});
