import type { StoredEnquiry } from '@institute/schema';
import { courseLabel, optionLabel } from './enquiry-labels.ts';

/**
 * A spreadsheet reads a cell that begins so as a formula, in wide and small forms of these signs
 * too, and skips blanks before; an apostrophe makes it text.
 */
const formula = /^[\s\p{C}]*[=+\-@|%−＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

const cell = (value: string): string => {
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

const timeIn = (iso: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });

const columns: readonly [title: string, value: (enquiry: StoredEnquiry) => string][] = [
  ['_id', ({ _id }) => _id],
  ['Received (Chennai)', ({ createdAt }) => timeIn(createdAt)],
  ['Status', ({ status }) => status],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['Notes', ({ notes }) => notes],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Course', ({ course }) => courseLabel(course)],
  ['Qualification', ({ qualification }) => optionLabel('qualification', qualification)],
  ['Experience', ({ experience }) => optionLabel('experience', experience)],
  ['Placement support', (enquiry) => optionLabel('placement', enquiry.placementRequired)],
  ['Message', ({ message }) => message],
  ['Source', ({ source }) => source],
  ['Page', ({ page }) => page],
];

/** The enquiries as CSV (RFC 4180), with a byte order mark, by which Excel knows UTF-8. */
export function enquiriesCsv(enquiries: readonly StoredEnquiry[]): string {
  const lines = [
    columns.map(([title]) => cell(title)),
    ...enquiries.map((enquiry) => columns.map(([, value]) => cell(value(enquiry)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
