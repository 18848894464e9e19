import type { Response } from 'express';
import { readSingleton } from '../content/read.ts';
import { readFeeSheet } from '../courses/fee-sheets.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { reportError } from '../platform/report-error.ts';
import { siteAddress } from '../platform/site-address.ts';
import { shortly } from '../platform/http/cdn.ts';
import { feeSheetHtml, feeSheetPolicy } from './fee-sheet-html.ts';

/** Sends the fee sheet at a path such as `/fees/K7M2Q9XA`; says whether there is one. */
export async function sendFeeSheet(path: string, response: Response): Promise<boolean> {
  const [, , code = '', ...rest] = path.split('/');
  const found = rest.length === 0 ? await readFeeSheet(code) : undefined;
  if (!found) return false;
  const { sheet, isIntact } = found;
  if (!isIntact) reportError('A fee sheet was changed', new Error('The hash differs'), { path });
  const contact = await readSingleton('contactInfo');
  const site = siteAddress();
  response
    .type('html')
    .set({
      ...pageHeaders(feeSheetPolicy),
      'Cache-Control': shortly(),
      'X-Robots-Tag': 'noindex',
    })
    .send(feeSheetHtml(sheet, contact, { site, sheet: `${site}/fees/${sheet._id}`, isIntact }));
  return true;
}
