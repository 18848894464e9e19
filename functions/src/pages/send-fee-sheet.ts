import type { Response } from 'express';
import { readFeeSheet } from '../courses/fee-sheets.ts';
import { reportError } from '../platform/report-error.ts';
import { siteAddress } from '../platform/site-address.ts';
import { shortly } from '../platform/http/cdn.ts';
import { loggedPath } from '../platform/http/log-request.ts';
import { sendPlainPage } from './send-plain-page.ts';

/** Sends the fee sheet at a path such as `/fees/K7M2Q9XA`; says whether there is one. */
export async function sendFeeSheet(path: string, response: Response): Promise<boolean> {
  const [, , code = '', ...rest] = path.split('/');
  const found = rest.length === 0 ? await readFeeSheet(code) : undefined;
  if (!found) return false;
  const { sheet, isIntact } = found;
  if (!isIntact)
    reportError('A fee sheet was changed', new Error('The hash differs'), {
      path: loggedPath(path),
    });
  const address = `${siteAddress()}/fees/${sheet._id}`;
  const headers = { 'Cache-Control': shortly() };
  await sendPlainPage(response, 'feeSheet', { sheet, isIntact, address }, { path, headers });
  return true;
}
