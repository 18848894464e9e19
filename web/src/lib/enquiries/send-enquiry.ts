import type { EndpointBody } from '@institute/schema';
import { apiBase } from '../../config/paths.ts';
import { request } from '../api/request.ts';
import { timed } from '../page/timed.ts';
import { reasonOf } from '../../texts/en/refusals.ts';

/** The body of `POST /api/enquiries`, with the id that makes retries safe. */
export type EnquiryBody = EndpointBody<'createEnquiry'> & { readonly id: string };

/** The part of the API's answer that forms need. */
interface Answer {
  readonly success: boolean;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const isAnswer = (given: unknown): given is Answer =>
  typeof given === 'object' && given !== null && 'success' in given;

/** The API answered, but did not store the enquiry. */
export class EnquiryRefused extends Error {
  readonly status: number;
  /** The server's message to the visitor, if any. */
  readonly reason: string | undefined;
  /** Errors by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { message, fields = {} }: Answer) {
    super(`The API answered ${status}`);
    this.status = status;
    this.reason = reasonOf(status, message);
    this.fields = fields;
  }
}

/**
 * Sends an enquiry. Rejects with `EnquiryRefused` if the API did not store it, and with another
 * error if there was no answer within 10 s. Sending the same body again is safe. Once it has begun it
 * is sent even if the page is closed.
 */
export const sendEnquiry = (body: EnquiryBody, onBegun?: () => unknown): Promise<void> =>
  timed('enquiry', async (signal) => {
    const { response, body: answer } = await request(`${apiBase}/enquiries`, {
      method: 'POST',
      body,
      signal,
      keepalive: true,
      onBegun,
    });
    const given = isAnswer(answer) ? answer : { success: false };
    if (!response.ok || !given.success) throw new EnquiryRefused(response.status, given);
  });
