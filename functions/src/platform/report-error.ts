import { write } from 'firebase-functions/logger';

/**
 * Logs an error with its own stack, by which Error Reporting groups it; the logger's `error` would
 * put its own stack there.
 */
export function reportError(message: string, error: unknown, fields: object = {}): void {
  const { stack } = error instanceof Error ? error : new Error(String(error));
  write({ ...fields, severity: 'ERROR', message, stack_trace: stack });
}
