import { expect, test } from 'vitest';
import { fileTypeOf } from './file-type.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/gif', 'GIF89a\x01\0\x01\0'],
  ['image/gif', 'GIF87a\x01\0\x01\0'],
  ['image/webp', 'RIFF\n\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['application/pdf', '%PDF-1.7\n'],
])('%s is recognised by its first bytes', (type, start) => {
  expect(fileTypeOf(latin1(start))).toBe(type);
});

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!doctype html>%PDF-1.7',
  'RIFF\n\0\0\0WAVEfmt ',
  '\0\0\0\x1cftypheic\0\0\0\0heicmif1',
  '\0\0\0\x10ftypheic\0\0\0\0avif',
  '\0\0\0\x1cftyp',
  'MZ\x90\0',
  '\x89PNG',
])('%j is no type that is stored', (start) => {
  expect(fileTypeOf(latin1(start))).toBeUndefined();
});
