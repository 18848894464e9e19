import { createContext } from 'react';
import * as z from 'zod/mini';

/** The schema of the form, from which fields learn their limits and whether they are required. */
export const FormSchemaContext = createContext<z.core.$ZodType>(z.unknown());
