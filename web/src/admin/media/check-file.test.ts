import { imageSizeLimit, pdfSizeLimit } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { fileFault } from './check-file.ts';

describe('fileFault', () => {
  it.each([
    ['image', 'image/png', imageSizeLimit - 1, undefined],
    ['image', 'image/png', imageSizeLimit, 'File size must be less than 2MB'],
    ['image', 'application/pdf', 10, 'Please select an image file'],
    ['image', 'image/svg+xml', 10, 'Please select an image file'],
    ['image', '', 10, 'Please select an image file'],
    ['pdf', 'application/pdf', pdfSizeLimit, undefined],
    ['pdf', 'application/pdf', pdfSizeLimit + 1, 'File size must be less than 10MB'],
    ['pdf', 'image/png', 10, 'Please select a PDF file'],
  ] as const)('checks an %s upload of type %s with %d bytes: %s', (kind, type, size, fault) => {
    expect(fileFault(kind, { type, size })).toBe(fault);
  });
});
