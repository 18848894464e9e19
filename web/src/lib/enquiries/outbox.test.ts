import { contactConsent } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingOutbox, enquiryOutbox, isAnythingKept } from './outbox.ts';
import type { EnquiryBody } from './send-enquiry.ts';

const storage = () =>
  Object.create({
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;

const enquiry = (id: string): EnquiryBody => ({
  id,
  name: 'Meena',
  email: 'meena@example.com',
  phone: '+919876543210',
  consent: contactConsent.version,
});

beforeEach(() => vi.stubGlobal('localStorage', storage()));

afterEach(() => vi.unstubAllGlobals());

test('enquiries are kept separately until dropped', () => {
  expect(enquiryOutbox.kept()).toEqual([]);
  expect(enquiryOutbox.keep(enquiry('first'))).toBe(true);
  expect(enquiryOutbox.keep(enquiry('second'))).toBe(true);
  expect(enquiryOutbox.kept()).toEqual([enquiry('first'), enquiry('second')]);
  enquiryOutbox.forget(enquiry('first'));
  expect(enquiryOutbox.kept()).toEqual([enquiry('second')]);
});

test('an enquiry stored twice is kept once', () => {
  enquiryOutbox.keep(enquiry('first'));
  enquiryOutbox.keep(enquiry('first'));
  expect(enquiryOutbox.kept()).toHaveLength(1);
});

test('a booking waits beside the enquiries', () => {
  expect(isAnythingKept()).toBe(false);
  bookingOutbox.keep({ id: 'first', slot: 'plan-2026-12-07' });
  expect(isAnythingKept()).toBe(true);
  expect(enquiryOutbox.kept()).toEqual([]);
  expect(bookingOutbox.kept()).toEqual([{ id: 'first', slot: 'plan-2026-12-07' }]);
});

test('other entries of the storage are left alone', () => {
  localStorage.setItem('enquiry-popup-shown', '');
  expect(enquiryOutbox.kept()).toEqual([]);
});

test('reports when storage fails', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(enquiryOutbox.keep(enquiry('first'))).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(enquiryOutbox.kept()).toEqual([]);
});
