import { contactConsent } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft, valuesToRestore } from './enquiry-draft.ts';

const empty = { values: {}, preset: {}, attempt: null };

const memoryStorage = (stored = new Map<string, string>()) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

afterEach(() => vi.unstubAllGlobals());

test('each form has its own draft, kept until it is dropped', () => {
  keepDraft('Website Popup', { values: { name: 'Meena' } });
  keepDraft('Contact Form', { values: { name: 'Karthik' }, preset: { course: 'cybersecurity' } });
  expect(readDraft('Website Popup')).toEqual({ ...empty, values: { name: 'Meena' } });
  expect(readDraft('Contact Form').values).toEqual({ name: 'Karthik' });
  dropDraft('Website Popup');
  expect(readDraft('Website Popup')).toEqual(empty);
  expect(readDraft('Contact Form').values).toEqual({ name: 'Karthik' });
});

test('a failed attempt is kept along with the values', () => {
  const person = { name: 'M', email: 'm@example.com', phone: '9876543210' };
  const attempt = { ...person, id: 'a'.repeat(16), consent: contactConsent.version };
  keepDraft('Website Popup', { values: { name: 'M' } });
  keepDraft('Website Popup', { attempt });
  expect(readDraft('Website Popup')).toEqual({ ...empty, values: { name: 'M' }, attempt });
});

test('a form works without storage', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft('Website Popup', { values: { name: 'Meena' } });
  dropDraft('Website Popup');
  expect(readDraft('Website Popup')).toEqual(empty);
});

test('invalid data counts as no draft', () => {
  sessionStorage.setItem('enquiry-draft: Website Popup', 'not JSON');
  expect(readDraft('Website Popup')).toEqual(empty);
});

test.each([
  {
    says: 'fills empty fields',
    draft: { values: { name: 'Meena', course: 'cybersecurity' }, preset: {} },
    current: { name: '', course: '' },
    preset: {},
    restored: { name: 'Meena', course: 'cybersecurity' },
  },
  {
    says: 'keeps what was typed before hydration',
    draft: { values: { name: 'Meena' }, preset: {} },
    current: { name: 'Karthik' },
    preset: {},
    restored: {},
  },
  {
    says: 'keeps a course newly preselected by the address',
    draft: { values: { name: 'Meena', course: 'cybersecurity' }, preset: {} },
    current: { name: '', course: 'ui-ux-design' },
    preset: { course: 'ui-ux-design' },
    restored: { name: 'Meena' },
  },
  {
    says: 'restores a course chosen over the same preselected one',
    draft: { values: { course: 'cybersecurity' }, preset: { course: 'ui-ux-design' } },
    current: { course: 'ui-ux-design' },
    preset: { course: 'ui-ux-design' },
    restored: { course: 'cybersecurity' },
  },
  {
    says: 'ignores unknown fields',
    draft: { values: { gone: 'x' }, preset: {} },
    current: { name: '' },
    preset: {},
    restored: {},
  },
])('restoring a draft $says', ({ draft, current, preset, restored }) => {
  expect(valuesToRestore(draft, current, preset)).toEqual(restored);
});
