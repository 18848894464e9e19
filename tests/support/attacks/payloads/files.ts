import { gzipSync } from 'node:zlib';
import { pdf, png } from '../../samples.ts';

/** A file that is, or pretends to be, more than one thing. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const html = '<!doctype html><html><body><script>attacked()</script></body></html>';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="attacked()"><script>attacked()</script></svg>';

const file = (name: string, ...parts: (string | Buffer)[]): HostileFile => ({
  name,
  bytes: Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  ),
});

/** The header of a PNG of 60,000 by 60,000 pixels, in a few bytes. */
const pixelFlood = Buffer.from(png);
pixelFlood.writeUInt32BE(60_000, 16);
pixelFlood.writeUInt32BE(60_000, 20);

const avif = Buffer.from('\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1A', 'latin1');

/** Files that may be stored, as what their first bytes say; never as what else they are. */
export const polyglots: readonly HostileFile[] = [
  file('a GIF that is a script', 'GIF89a/*', html, '*/=1;attacked()'),
  file('a GIF with HTML', 'GIF89a', html),
  file('a GIF that is an archive', 'GIF89a', Buffer.alloc(32), 'PK\x03\x04', html),
  file('a PNG with HTML behind it', png, html),
  file('a PNG with SVG behind it', png, svg),
  file('a PNG that claims to be huge', pixelFlood),
  file('a torn PNG with HTML', png.subarray(0, 20), html),
  file('a JPEG with HTML in a comment', '\xff\xd8\xff\xfe\x00\xff', html),
  file('a JPEG that is a script', '\xff\xd8\xff\xe0/*', html, '*/'),
  file('a WebP with HTML', 'RIFF\x20\0\0\0WEBP', html),
  file('an AVIF with HTML', avif, html),
  file(
    'a PDF with a script',
    pdf,
    '2 0 obj\n<< /OpenAction << /S /JavaScript /JS (attacked()) >> >>\nendobj',
  ),
  file('a PDF with HTML', '%PDF-1.7\n', html),
  file(
    'a PDF that launches',
    pdf,
    '<< /S /Launch /F (cmd.exe) >> << /S /URI /URI (javascript:attacked()) >>',
  ),
];

/** Files that are nothing that is stored, whatever their names and types say. */
export const mislabelled: readonly HostileFile[] = [
  file('HTML', html),
  file('HTML with a byte order mark', '\xef\xbb\xbf', html),
  file('HTML in UTF-16', Buffer.from(`\ufeff${html}`, 'utf16le')),
  file('HTML before a PNG', html, png),
  file('HTML before a PDF', html, pdf),
  file('a blank before a PNG', ' ', png),
  file(
    'XHTML',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>attacked()</script></html>',
  ),
  file('SVG', svg),
  file('SVG behind a comment', '<!-- \x89PNG -->', svg),
  file('SVG, packed', gzipSync(svg)),
  file(
    'XML with a style sheet',
    '<?xml version="1.0"?><?xml-stylesheet href="javascript:attacked()"?><a/>',
  ),
  file('a script', 'attacked()'),
  file('a style sheet', '*{background:url(javascript:attacked())}'),
  file('a program', 'MZ\x90\0'),
  file('a program for Linux', '\x7fELF'),
  file('a shell script', '#!/bin/sh\n'),
  file('a PHP script', '<?php attacked(); ?>'),
  file('an archive', 'PK\x03\x04'),
  file('Flash', 'FWS\x05'),
  file('WebAssembly', '\0asm\x01\0\0\0'),
  file('MHTML', 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n', html),
  file('a bitmap', 'BM', html),
  file('sound that begins like WebP', 'RIFF\x20\0\0\0WAVE', html),
  file('HEIC', '\0\0\0\x18ftypheic\0\0\0\0heicmif1', html),
  file('half a PNG signature', '\x89PNG', html),
  file('nearly a GIF', 'GIF88a', html),
  file('nothing', ''),
];

/** Types that a file is said to have. */
export const claimedTypes: readonly string[] = [
  'text/html',
  'text/html; charset=utf-8',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/javascript',
  'application/octet-stream',
  'image/png; charset=utf-8',
  'image/png, text/html',
  'IMAGE/PNG',
  'image/png\ttext/html',
  'image/*',
  'application/pdf;text/html',
  '*/*',
  '',
];

/** Names under which somebody might store a file. */
export const claimedNames: readonly string[] = [
  'images/../documents/0123456789abcdef-x.pdf',
  'images/0123456789abcdef-x/../../x.html',
  'images/0123456789abcdef-x\u0000.png',
  'images/0123456789abcdef-x y.png',
  'images/0123456789abcdef-X.PNG',
  'images/0123456789abcdef-வாசல்.png',
  'images/x.png',
  'images/0123456789abcdeg-x.png',
  'images//0123456789abcdef-x.png',
  'images/deeper/0123456789abcdef-x.png',
  '0123456789abcdef-x.png',
  'other/0123456789abcdef-x.png',
  'sizes/480/0123456789abcdef-x.png',
  '../0123456789abcdef-x.png',
  '/images/0123456789abcdef-x.png',
  `images/0123456789abcdef-${'x'.repeat(81)}`,
];
