import { matchesSearch } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { tabs } from '../shell/tabs.ts';
import { splitTyped, wordsOfAction, wordsOfTab } from './words.ts';

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
])('"%s" finds the tab %s', (typed, tab) => {
  const found = tabs.filter((each) => matchesSearch(wordsOfTab(each), typed));
  expect(found).toContain(tab);
});

// dashboard-32
test.each([
  ['password', 'Account: Kavitha, owner'],
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
  ['python full', { search: 'python full' }],
])('"%s" names its kind or not', (typed, split) => {
  expect(splitTyped(typed)).toEqual(split);
});
