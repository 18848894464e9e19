import { failure } from '@institute/schema';

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly retryAfter?: number | undefined;
}

/** A call of the API that failed. Its message is the server's own, empty when it sent none. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What is wrong with a field, by its path, such as `links.0.path`. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is stored, where the call was based on something older. */
  readonly data: unknown;
  /** Seconds after which another try makes sense, where the server says so. */
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

/** The failure that an answer tells; one of another shape (a proxy's page) tells only its status. */
export function toApiError(status: number, body: unknown, headers = new Headers()): ApiError {
  const retryAfter = Number(headers.get('Retry-After')) || undefined;
  const parsed = failure.safeParse(body);
  if (!parsed.success) return new ApiError(status, '', { retryAfter });
  const { message, fields, data } = parsed.data;
  return new ApiError(status, message, { ...(fields && { fields }), data, retryAfter });
}
