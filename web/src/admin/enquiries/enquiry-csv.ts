import type { StoredEnquiry } from '@institute/schema';
import { unparse } from 'papaparse';
import { courseLabel, optionLabel } from './enquiry-labels.ts';
import { phoneCell } from './row/phone-text.ts';

/**
 * Spreadsheets run a cell as a formula if it begins like this, also with fullwidth or small forms
 * of these characters and after whitespace; a leading apostrophe makes it text.
 */
const formula = /^[\s\p{C}]*[=+\-@|%−＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

const timeIn = (iso: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });

const columns: readonly [title: string, value: (enquiry: StoredEnquiry) => string][] = [
  ['_id', ({ _id }) => _id],
  ['Received (Chennai)', ({ createdAt }) => timeIn(createdAt)],
  ['Status', ({ status }) => status],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['Notes', ({ notes }) => notes],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phoneCell(phone)],
  ['Email', ({ email }) => email],
  ['Course', ({ course }) => courseLabel(course)],
  ['Qualification', ({ qualification }) => optionLabel('qualification', qualification)],
  ['Experience', ({ experience }) => optionLabel('experience', experience)],
  ['Placement support', (enquiry) => optionLabel('placement', enquiry.placementRequired)],
  ['Message', ({ message }) => message],
  ['Source', ({ source }) => source],
  ['Page', ({ page }) => page],
];

/** The enquiries as CSV (RFC 4180), with a byte order mark so that Excel detects UTF-8. */
export function enquiriesCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...enquiries.map((enquiry) => columns.map(([, value]) => value(enquiry))),
  ];
  return `\uFEFF${unparse(rows, { quotes: true, escapeFormulae: formula })}\r\n`;
}
