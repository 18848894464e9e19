import type { Enquiry, Visits } from '@institute/schema';
import type { EnquiryBody } from '../../lib/enquiries/send-enquiry.ts';

/** The values of the form, and which form it was. */
export type EnquiryContent = Omit<EnquiryBody, 'id' | 'page' | 'timestamp' | 'source' | 'visits'> &
  Pick<Enquiry, 'source'>;

/** Maximum length of `page` in the API, in characters. */
const pageLimit = 500;

const holds = (body: EnquiryBody, content: EnquiryContent): boolean =>
  Object.entries(content).every(([name, value]) => body[name as keyof EnquiryContent] === value);

/** The batch that a page is about, which the server takes from its address. */
const batchOf = (page = '') => /[?&]batch=[^&]*/.exec(page)?.[0];

/**
 * The body to send: that of the failed attempt if nothing has changed, so that the API stores it
 * once even if it had received the first attempt; else a new one. The popup's body also has a
 * timestamp (popup-7).
 */
export function enquiryBody(
  content: EnquiryContent,
  page: string,
  before: EnquiryBody | null,
  visits?: Visits,
): EnquiryBody {
  if (before && batchOf(before.page) === batchOf(page) && holds(before, content)) return before;
  return {
    ...content,
    ...(content.source === 'Website Popup' && { timestamp: new Date().toISOString() }),
    id: crypto.randomUUID(),
    page: page.slice(0, pageLimit),
    ...(visits && { visits }),
  };
}
