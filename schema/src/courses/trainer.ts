import * as z from 'zod/mini';
import {
  documentId,
  flag,
  link,
  list,
  requiredText,
  storedInCollection,
} from '../fields/fields.ts';

const trainerLink = z.object({
  label: requiredText('Label', 60),
  url: link().check(z.refine((value) => value !== '', 'URL is required')),
});

/** Who teaches. */
export const trainer = z.object({
  name: requiredText('Name', 100),
  photo: link(),
  /** What they teach, in a few words. */
  teaches: requiredText('Teaches', 300),
  /** Ids of the courses whose pages show them. */
  courses: list(documentId(), 60),
  qualifications: list(requiredText('Qualification', 200), 20),
  /** Years of experience. */
  years: z._default(
    z
      .int('Enter the years as a whole number')
      .check(z.minimum(0, 'At least 0 years'), z.maximum(60, 'At most 60 years')),
    0,
  ),
  links: list(trainerLink, 10),
  /** Whether they left: then no page shows them. Their batches keep them. */
  left: flag(false),
});

export const storedTrainer = z.extend(trainer, storedInCollection);

export type Trainer = z.infer<typeof trainer>;
export type StoredTrainer = z.infer<typeof storedTrainer>;
