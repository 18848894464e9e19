import { expect, test } from 'vitest';
import { linkAddress, storedLink } from './addresses.ts';

test.each([
  ['www.python.org', 'https://www.python.org'],
  ['python.org/about?x=1#y', 'https://python.org/about?x=1#y'],
  ['localhost.example:8080/a', 'https://localhost.example:8080/a'],
  ['தமிழ்.இந்தியா', 'https://தமிழ்.இந்தியா'],
  ['hello@vaasal.example', 'mailto:hello@vaasal.example'],
  [' https://example.com/a b ', 'https://example.com/a b'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['/courses', '/courses'],
  ['#top', '#top'],
  ['tel:+919876543210', 'tel:+919876543210'],
])('%j becomes the link %j', (written, address) => {
  expect(linkAddress(written)).toBe(address);
});

test.each([
  '',
  'python',
  'javascript:alert(1)',
  'java\tscript:alert.call(1)',
  'javascript:alert@example.com',
  'data:text/html,x.com',
  'file:///C:/a.png',
  '//attacker.example',
  '/\\attacker.example',
  '/\t/attacker.example',
  '&#106;avascript:x.com',
])('%j leads nowhere', (written) => {
  expect(linkAddress(written)).toBeUndefined();
});

test('the link of a stored file loses the upload path in front of it, even when repeated', () => {
  const link = '/images/a.webp';
  for (const before of ['', '/api/upload/file', '/api/upload/file/api/upload/file'])
    expect(storedLink(before + link)).toBe(link);
});
