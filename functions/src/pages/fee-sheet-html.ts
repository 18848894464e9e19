import { createHash } from 'node:crypto';
import {
  batchModes,
  dayText,
  feeTotal,
  gstIn,
  refundText,
  restOfTotal,
  rupees,
  timesText,
  type ContactInfo,
  type StoredFeeSheet,
} from '@institute/schema';
import { siteName } from '@institute/web/entry-server';
import { nothingElse, policy } from '../platform/http/security-headers.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';

const style = `
:root { color-scheme: light; --ink: #171a2b; --soft: #565b73; --line: #d9d4c7; --indigo: #2f3a8f; }
* { box-sizing: border-box; margin: 0; }
body { max-width: 44rem; margin-inline: auto; padding: 1.5rem 1.25rem 3rem; background: #fff; color: var(--ink);
  font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere; }
header { padding-bottom: 1rem; border-bottom: 3px solid #e2a32b; }
header p, footer, caption { color: var(--soft); }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2, caption { margin: 1.25rem 0 .25rem; font-size: 1.0625rem; font-weight: 600; text-align: start; }
.total { margin-top: 1rem; font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); font-weight: 400; text-align: start; }
th span { display: block; color: var(--soft); }
td { padding-right: 0; font-weight: 600; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
ul { padding-inline-start: 1.25rem; }
footer { margin-top: 1.5rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: .875rem; }
a { color: var(--indigo); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: 1rem; }
nav a { padding-block: .625rem; }
@page { size: A4; margin: 15mm; }
@media print { body { padding: 0; font-size: 10.5pt; } nav { display: none; } }
`;

/** Only its own style, nothing else. */
export const feeSheetPolicy = policy({
  'default-src': [],
  'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  ...nothingElse,
});

type Batch = NonNullable<StoredFeeSheet['batch']>;

const listed = (name: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h2>${name}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const batchText = ({ firstDay, days, mode, branch }: Batch): string =>
  `<p>Batch of ${dayText(firstDay)}: ${timesText(days)} · ${[batchModes[mode], escapeHtml(branch)]
    .filter(Boolean)
    .join(', ')}</p>`;

/** What was quoted; a sheet that was stored without is computed. */
function quotedIn({ quoted, price, fees }: StoredFeeSheet): { total: number; gst: number } {
  if (quoted) return quoted;
  const total = feeTotal(price, fees);
  return { total, gst: gstIn(total, fees) };
}

/** What the sheet says about fees. */
function feesHtml(sheet: StoredFeeSheet): string {
  const { fees } = sheet;
  const { total, gst } = quotedIn(sheet);
  const rows = fees.instalments.map(
    ({ label, due, amount }) =>
      `<tr><th scope="row">${escapeHtml(label)}<span>${escapeHtml(due)}</span></th><td>${rupees(amount)}</td></tr>`,
  );
  return `<p class="total"><strong>${rupees(total)}</strong> in total${restOfTotal(gst, fees)}</p>
${rows.length > 0 ? `<table><caption>Instalments</caption><tbody>${rows.join('')}</tbody></table>` : ''}
${listed('Included', fees.included)}${listed('Not included', fees.notIncluded)}${listed('If you leave', fees.refunds.map(refundText))}`;
}

const changedHtml = `<p class="total" role="alert">This sheet has been changed since it was made, so its fees are not
shown. Please ask us for a new one.</p>`;

/** The hash as people compare it with that on paper. */
const checksum = (hash: string): string => hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The sheet as a page of its own that prints on one A4; `about` says where it is (course-10). */
export function feeSheetHtml(
  sheet: StoredFeeSheet,
  contact: ContactInfo | undefined,
  about: { readonly site: string; readonly sheet: string; readonly isIntact: boolean },
): string {
  const { _id: code, slug, title, duration, batch, hash } = sheet;
  const name = escapeHtml(contact?.companyName || siteName);
  const day = new Date(sheet.createdAt).toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  const text = encodeURIComponent(`Fees for ${title}: ${about.sheet}`);
  const phone = contact?.phone[0]?.number;
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>Fees for ${escapeHtml(title)}, ${day} | ${name}</title>
<style>${style}</style></head>
<body><main>
<header><p>${name}</p><h1>Fees for ${escapeHtml(title)}</h1>
<p>${duration ? `${escapeHtml(duration)} · ` : ''}As of ${day} · Sheet ${code}</p>${batch ? batchText(batch) : ''}</header>
${about.isIntact ? feesHtml(sheet) : changedHtml}
</main>
<nav aria-label="This sheet"><a href="https://wa.me/?text=${text}">Share on WhatsApp</a>
<a href="${about.site}/courses/${slug}">See the course and today’s fees</a></nav>
<footer>These were the fees on ${day}; they may have changed since. You can always find this sheet at
${escapeHtml(about.sheet)}.${hash ? ` Checksum: ${escapeHtml(checksum(hash))}; the same stands on every copy.` : ''}${phone ? ` Questions: ${escapeHtml(phone)}.` : ''}</footer>
</body></html>
`;
}
