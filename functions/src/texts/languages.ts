import type { Twins } from '@institute/schema';
import type * as errors from './en/errors.ts';
import type * as errorsInTamil from './ta/errors.ts';

/** Each area of texts with its twin. */
export type Areas = Twins<{
  errors: [typeof errors, typeof errorsInTamil];
}>;
