import { failure } from '@institute/schema';

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly retryAfter?: number | undefined;
}

/** A failed call of the API. Its message is the server's, or empty. */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Errors by field path, such as `links.0.path`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The stored document, after an edit of a stale version. */
  readonly data: unknown;
  /** The server's Retry-After, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    { fields = {}, data, retryAfter }: Details = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/**
 * The error for a failure answer; an unknown body (such as a proxy's page) yields only the status.
 */
export function toApiError(status: number, body: unknown, headers = new Headers()): ApiError {
  const retryAfter = Number(headers.get('Retry-After')) || undefined;
  const parsed = failure.safeParse(body);
  if (!parsed.success) return new ApiError(status, '', { retryAfter });
  const { message, fields, data } = parsed.data;
  return new ApiError(status, message, { ...(fields && { fields }), data, retryAfter });
}
