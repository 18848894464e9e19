import type { Enquiry } from '@institute/schema';
import type { EnquiryBody } from './send-enquiry.ts';

/** What the visitor typed and chose, and which form it was. */
export type EnquiryContent = Omit<EnquiryBody, 'id' | 'page' | 'timestamp' | 'source'> &
  Pick<Enquiry, 'source'>;

/** The longest `page` that the API takes, in characters. */
const pageLimit = 500;

const holds = (body: EnquiryBody, content: EnquiryContent): boolean =>
  Object.entries(content).every(([name, value]) => body[name as keyof EnquiryContent] === value);

/**
 * The body to send: the one of the failed attempt before, when nothing was changed since, so that
 * the API stores it once even where the first attempt had reached it; else a new one. The popup's
 * carries the moment too (popup-7).
 */
export function enquiryBody(
  content: EnquiryContent,
  page: string,
  before: EnquiryBody | null,
): EnquiryBody {
  if (before && holds(before, content)) return before;
  return {
    ...content,
    ...(content.source === 'Website Popup' && { timestamp: new Date().toISOString() }),
    id: crypto.randomUUID(),
    page: page.slice(0, pageLimit),
  };
}
