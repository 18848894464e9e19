import { consentNotice } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsent, keepEnquiry, keptEnquiries } from './outbox.ts';
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
  consent: consentNotice.version,
});

beforeEach(() => vi.stubGlobal('localStorage', storage()));

afterEach(() => vi.unstubAllGlobals());

test('enquiries are kept separately until dropped', () => {
  expect(keptEnquiries()).toEqual([]);
  expect(keepEnquiry(enquiry('first'))).toBe(true);
  expect(keepEnquiry(enquiry('second'))).toBe(true);
  expect(keptEnquiries()).toEqual([enquiry('first'), enquiry('second')]);
  forgetUnsent(enquiry('first'));
  expect(keptEnquiries()).toEqual([enquiry('second')]);
});

test('an enquiry stored twice is kept once', () => {
  keepEnquiry(enquiry('first'));
  keepEnquiry(enquiry('first'));
  expect(keptEnquiries()).toHaveLength(1);
});

test('other entries of the storage are left alone', () => {
  localStorage.setItem('enquiry-popup-shown', '');
  expect(keptEnquiries()).toEqual([]);
});

test('reports when storage fails', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(keepEnquiry(enquiry('first'))).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(keptEnquiries()).toEqual([]);
});
