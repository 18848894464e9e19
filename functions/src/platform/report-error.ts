import { write } from 'firebase-functions/logger';

/**
 * Logs what went wrong under the stack of the error itself, by which Error Reporting groups it; the
 * logger's own `error` puts its own stack there.
 */
export function reportError(message: string, error: unknown, fields: object = {}): void {
  const { stack } = error instanceof Error ? error : new Error(String(error));
  write({ ...fields, severity: 'ERROR', message, stack_trace: stack });
}
