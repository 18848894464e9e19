import { createContext } from 'react';
import * as z from 'zod/mini';

/** What fields know of the form around them. */
interface FieldContext {
  /** Has their limits, and whether they are required. */
  readonly schema: z.core.$ZodType;
  /** What they do, by path, with `*` for each entry of a list. */
  readonly help: Readonly<Record<string, string>>;
}

export const FormKindContext = createContext<FieldContext>({ schema: z.unknown(), help: {} });
