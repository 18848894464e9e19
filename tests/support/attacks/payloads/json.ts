import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';

/** A body as it goes over the wire, and what it says of itself. */
export interface WireBody {
  readonly name: string;
  readonly bytes: string | Buffer;
  readonly headers?: Record<string, string>;
}

const megabyte = 2 ** 20;

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

const zeros = Buffer.alloc(64 * megabyte);
const gzipped = gzipSync(zeros);

/** As small as with the highest quality, in a tenth of the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bodies that no endpoint takes: each is answered 4xx. */
export const malformedBodies: readonly WireBody[] = [
  { name: 'nothing but brackets', bytes: nested('[', ']', 100_000) },
  { name: 'objects in objects', bytes: `[${nested('{"a":', '}', 100_000).replace('}', '1}')}]` },
  { name: 'brackets that never close', bytes: '['.repeat(400_000) },
  { name: 'a list', bytes: '[{}]' },
  { name: 'null', bytes: 'null' },
  { name: 'a number', bytes: '1e999999' },
  { name: 'a long number', bytes: '9'.repeat(100_000) },
  { name: 'a text', bytes: '"text"' },
  { name: 'a comment', bytes: '{}/**/' },
  { name: 'two values', bytes: '{}{}' },
  { name: 'a trailing comma', bytes: '{"a":1,}' },
  { name: 'single quotes', bytes: "{'a':1}" },
  { name: 'NaN', bytes: '{"a":NaN}' },
  { name: 'a NUL', bytes: '\u0000{}' },
  { name: 'half an escape', bytes: '{"a":"\\u12"}' },
  { name: 'invalid UTF-8', bytes: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
  { name: 'overlong UTF-8', bytes: Buffer.from([0x7b, 0xc0, 0xa2, 0x7d]) },
  { name: 'UTF-16 that says it is UTF-8', bytes: utf16('{"title":"x"}') },
  {
    name: 'UTF-7',
    bytes: '+AFsAXQ-',
    headers: { 'Content-Type': 'application/json; charset=utf-7' },
  },
  {
    name: 'a charset that nobody knows',
    bytes: '{}',
    headers: { 'Content-Type': 'application/json; charset=__proto__' },
  },
  {
    name: 'a form',
    bytes: 'a=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  },
  { name: 'XML', bytes: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  {
    name: 'XML that says so',
    bytes: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    headers: { 'Content-Type': 'application/xml' },
  },
  {
    name: 'parts',
    bytes: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n--x--',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  },
  { name: 'no type', bytes: '{}', headers: { 'Content-Type': '' } },
  { name: 'another type', bytes: '{}', headers: { 'Content-Type': 'text/plain' } },
  { name: 'a type like JSON', bytes: '{}', headers: { 'Content-Type': 'application/jsonp' } },
  { name: 'more than a body may have', bytes: `{"title":"${'x'.repeat(megabyte)}"}` },
  {
    name: 'a gzip bomb',
    bytes: gzipped,
    headers: { 'Content-Encoding': 'gzip' },
  },
  {
    name: 'a gzip bomb in a gzip bomb',
    bytes: gzipSync(gzipped),
    headers: { 'Content-Encoding': 'gzip' },
  },
  { name: 'a deflate bomb', bytes: deflateSync(zeros), headers: { 'Content-Encoding': 'deflate' } },
  {
    name: 'a brotli bomb',
    bytes: brotliCompressSync(zeros, brotliOptions),
    headers: { 'Content-Encoding': 'br' },
  },
  { name: 'gzip that is none', bytes: '{}', headers: { 'Content-Encoding': 'gzip' } },
  {
    name: 'torn gzip',
    bytes: gzipSync('{}').subarray(0, 12),
    headers: { 'Content-Encoding': 'gzip' },
  },
  { name: 'an encoding nobody knows', bytes: '{}', headers: { 'Content-Encoding': '__proto__' } },
];

/** Fields that reach for what every object inherits. They go as text: JavaScript would drop them. */
export const pollutions: readonly string[] = [
  '"__proto__":{"polluted":true}',
  '"__proto__":{"admin":true,"published":true,"polluted":true}',
  '"__proto__":null',
  '"__proto__":[]',
  '"__proto__":{"toString":"polluted"}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"prototype":{"polluted":true}',
  '"__defineGetter__":"polluted"',
  '"\\u005f_proto__":{"polluted":true}',
  '"toJSON":"polluted"',
  '"hasOwnProperty":"polluted"',
  '"then":"polluted"',
  '"length":-1',
  '"valueOf":"polluted"',
];
