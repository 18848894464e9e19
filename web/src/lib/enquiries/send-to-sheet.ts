import { timed } from '../page/timed.ts';
import type { EnquiryBody } from './send-enquiry.ts';

/**
 * Copies a stored enquiry to the spreadsheet script at `url`, if configured. The script's answer
 * cannot be read, how the visitor came is for the institute alone, the body arrives as `text/plain`, and failures are only logged (popup-8).
 */
export async function sendToSheet(
  address: string,
  { visits: _visits, ...body }: EnquiryBody,
): Promise<void> {
  if (!address) return;
  await timed('enquiry sheet', (signal) =>
    fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify(body),
      signal,
    }),
  ).catch(() => undefined);
}
