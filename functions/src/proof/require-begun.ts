import { localDay } from '@institute/schema';
import { ApiError } from '../platform/errors.ts';

/** Refuses a day, or a month, that has not begun: nothing can have been counted by then. */
export function requireBegun(field: string, when: string): void {
  if (when <= localDay(new Date())) return;
  const message = 'This is in the future';
  throw new ApiError('invalid', message, { fields: { [field]: message } });
}
