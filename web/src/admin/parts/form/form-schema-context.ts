import { createContext } from 'react';
import * as z from 'zod/mini';

/** The schema of the form, which tells its parts what is required and how long it may be. */
export const FormSchemaContext = createContext<z.core.$ZodType>(z.unknown());
