import * as z from 'zod/mini';
import { notPhone } from '../texts/en/fields.ts';
import { normalisePhone } from './phone.ts';

/** Refuses a text that is neither empty nor a phone number. */
export const emptyOrPhone = z.refine<string>(
  (value) => value.trim() === '' || normalisePhone(value) !== undefined,
  notPhone,
);
