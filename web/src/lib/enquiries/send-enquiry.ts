import type { EndpointBody } from '@institute/schema';
import { apiBase } from '../../config/paths.ts';
import { request } from '../api/request.ts';
import { timed } from '../page/timed.ts';

/** What `POST /api/enquiries` takes, with the id that makes a retry safe. */
export type EnquiryBody = EndpointBody<'createEnquiry'> & { readonly id: string };

/** The part of the API's answer that a form needs. */
interface Answer {
  readonly success: boolean;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const isAnswer = (given: unknown): given is Answer =>
  typeof given === 'object' && given !== null && 'success' in given;

const tooManyMessage =
  'You have sent several enquiries in a short time. Please wait ten minutes, or call us.';

/** The API was reached and did not store the enquiry. */
export class EnquiryRefused extends Error {
  readonly status: number;
  /** The server's own words to the visitor, where it sent some. */
  readonly reason: string | undefined;
  /** What is wrong with a field, by its name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { message, fields = {} }: Answer) {
    super(`The API answered ${status}`);
    this.status = status;
    this.reason = status === 429 ? tooManyMessage : message;
    this.fields = fields;
  }
}

/**
 * Stores an enquiry. Rejects with `EnquiryRefused` unless the API says that it is stored, and with
 * another error where the API is not reached within 10 s. The same body may be sent again.
 */
export const sendEnquiry = (body: EnquiryBody): Promise<void> =>
  timed('enquiry', async (signal) => {
    const { response, body: answer } = await request(`${apiBase}/enquiries`, {
      method: 'POST',
      body,
      signal,
    });
    const given = isAnswer(answer) ? answer : { success: false };
    if (!response.ok || !given.success) throw new EnquiryRefused(response.status, given);
  });
