import type { Failure, Language } from '@institute/schema';
import * as texts from '../texts/en/errors.ts';
import { errorIn } from '../texts/error-in.ts';

/** Every kind of failure, with its HTTP status (api-5). */
const statuses = {
  invalid: 400,
  'not-signed-in': 401,
  'unverified-app': 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  timeout: 408,
  conflict: 409,
  'length-required': 411,
  'too-large': 413,
  'wrong-type': 415,
  'wrong-range': 416,
  'too-many': 429,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof statuses;

interface Details {
  /** What is wrong with each field, by its path. */
  readonly fields?: Record<string, string>;
  /** The stored content, for a caller whose version is stale. */
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
}

/** A failure that is shown to the caller: its message reveals nothing internal. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }

  /** What is wrong with each field, in a language. */
  fieldsIn(language: Language): Details['fields'] {
    const { fields } = this.details;
    return (
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, errorIn(language, text)]),
      )
    );
  }

  bodyIn(language: Language): Failure {
    const fields = this.fieldsIn(language);
    const { data } = this.details;
    return {
      success: false,
      message: errorIn(language, this.message),
      ...(fields && { fields }),
      ...(data !== undefined && { data }),
    };
  }
}

/** Why something is refused, for those who see none of its fields. */
export const reasonOf = ({ code, message, details }: ApiError): string =>
  (code === 'invalid' && Object.values(details.fields ?? {})[0]) || message;

export const notFound = (label: string): ApiError =>
  new ApiError('not-found', `${label} not found`);

/** The id that a caller chose belongs to something else. */
export const idTaken = (): ApiError =>
  new ApiError('conflict', texts.idTaken, { fields: { id: texts.idTaken } });

/** Errors of Express and its body parser: an HTTP status, and the parser's name for the fault. */
interface HttpError {
  readonly status: number;
  readonly type?: string;
}

const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** The failure to answer with; undefined for an unexpected error. */
export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!isHttpError(error) || error.status >= 500) return undefined;
  if (error.type === 'entity.parse.failed') {
    return new ApiError('invalid', 'The body is not valid JSON');
  }
  if (error.status === 413) return new ApiError('too-large', 'The body is too large');
  if (error.status === 415)
    return new ApiError('wrong-type', 'Send the body as JSON in UTF-8, not compressed');
  return new ApiError('invalid', 'The request is not valid');
}
