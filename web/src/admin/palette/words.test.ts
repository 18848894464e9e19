import { matchesSearch } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { tabs, type Tab } from '../shell/tabs.ts';
import {
  fieldsOfTab,
  findByMost,
  findByWords,
  splitTyped,
  wordsOfAction,
  wordsOfTab,
} from './words.ts';

afterEach(() => {
  vi.doUnmock('@institute/schema');
  vi.resetModules();
});

// dashboard-32
test('the tab of courses is found by what the institute calls the tax in fees', async () => {
  vi.resetModules();
  vi.doMock('@institute/schema', async (original) => ({
    ...(await original<object>()),
    tax: 'HST',
  }));
  const words = (await import('./words.ts')).wordsOfTab('courses');
  expect([matchesSearch(words, 'hst'), matchesSearch(words, 'gst')]).toEqual([true, false]);
});

// dashboard-32
test.each([
  ['enquiry', 'enquiries'],
  ['gst', 'courses'],
  ['lead', 'enquiries'],
  ['whatsapp', 'messages'],
  ['counsellor', 'staff'],
  ['trust-stats', 'trust-stats'],
  ['navbar logo', 'navbar'],
  ['phone number', 'contact'],
  ['office hours', 'contact'],
  ['opening hours', 'contact'],
  ['fee sheet', 'courses'],
  ['refund', 'courses'],
  ['users', 'staff'],
  ['gst number', 'institute'],
  ['site logo', 'institute'],
  ['answer hours', 'staff'],
  // What counsellors look for.
  ['erase person', 'enquiries'],
  ['follow up', 'enquiries'],
  ['call back', 'enquiries'],
  ['export leads', 'enquiries'],
  ['merge duplicates', 'enquiries'],
  ['mark attendance', 'bookings'],
  ['waiting list', 'bookings'],
  ['message templates', 'messages'],
  ['fee details', 'courses'],
  ['free seats', 'batches'],
  ['batch timings', 'batches'],
  // What editors look for.
  ['change the address', 'contact'],
  ['social links', 'footer'],
  ['upload photo', 'media'],
  ['google rating', 'trust-stats'],
  ['broken links', 'health'],
  ['student testimonial', 'claims'],
  ['old url', 'redirects'],
  // What owners look for.
  ['who changed', 'audit'],
  ['monthly report', 'reports'],
  ['brand colours', 'institute'],
  ['answer/hours', 'contact'],
  // What was deleted, and what is elsewhere called otherwise.
  ['undo delete', 'courses'],
  ['deleted lead', 'enquiries'],
  ['who deleted', 'audit'],
  ['tamil text', 'tamil'],
  ['holidays', 'contact'],
  ['facebook', 'footer'],
  ['how do i add a course', 'courses'],
])('"%s" finds the tab %s', (typed, tab) => {
  expect(findByWords(tabs, wordsOfTab, typed)).toContain(tab);
});

// dashboard-32
test('words that tell nothing are passed over only where nothing has them', () => {
  const find = (typed: string) => findByWords(['New batch', 'Add a batch'], String, typed);
  expect(find('add batch')).toEqual(['Add a batch']);
  expect(find('change the batch')).toEqual(['New batch', 'Add a batch']);
  expect(find('the')).toEqual([]);
});

// dashboard-32
test.each([
  // Mistyped.
  ['attendence', 'bookings batches'],
  ['enquries', 'enquiries'],
  ['counsler', 'staff'],
  ['redirct', 'redirects'],
  // More words than anything has.
  ['seo title', 'blog about'],
  ['holiday list', 'bookings contact batches'],
  ['backup data', 'enquiries'],
  ['privacy policy', 'enquiries'],
  ['banner image', 'home'],
  ['monthly target', 'reports staff'],
  ['fee structure', 'courses'],
  // By what a field does.
  ['leading colour', 'institute'],
  ['youtube footer lines', 'footer'],
  // Names, and what half of the tabs have, find nothing.
  ['anand', ''],
  ['the', ''],
])('"%s" finds the tabs nearest to it: %s', (typed, found) => {
  const textsOf = (tab: Tab) => ({ words: wordsOfTab(tab), less: fieldsOfTab(tab) });
  expect(findByMost(tabs, textsOf, typed).join(' ')).toBe(found);
});

// dashboard-32
test.each([
  ['password', 'Account: Kavitha, owner'],
  ['new password', 'Account: Kavitha, owner'],
  ['two-factor', 'Account: Kavitha, owner'],
  ['sign out', 'Logout'],
])('"%s" finds the button %s', (typed, name) => {
  expect(matchesSearch(wordsOfAction(name), typed)).toBe(true);
  expect(matchesSearch(wordsOfAction('Save'), typed)).toBe(false);
});

// dashboard-32
test.each([
  ['trainer anand', { only: 'trainers', search: 'anand' }],
  ['Course  python full', { only: 'courses', search: 'python full' }],
  ['enquiry', { search: 'enquiry' }],
  ['anand trainer', { only: 'trainers', search: 'anand' }],
  ['python courses', { only: 'courses', search: 'python' }],
  ['ui/ux batch', { only: 'batches', search: 'ui/ux' }],
  ['python full', { search: 'python full' }],
])('"%s" names its kind or not', (typed, split) => {
  expect(splitTyped(typed)).toEqual(split);
});
