import * as z from 'zod/mini';
import { withoutFacts } from '../fields/facts.ts';
import { flag, link, list, requiredText, stored, text } from '../fields/fields.ts';
import { platformColours } from '../theme.ts';

/** A rating runs from 0 to 5 in steps of 0.1 (dashboard-14). */
export const ratingRange = { min: 0, max: 5, step: 0.1 } as const;

export const ratingPlatform = z.object({
  name: requiredText('Name', 100),
  rating: z
    .number('Enter a rating from 0 to 5')
    .check(
      z.minimum(ratingRange.min, 'Enter a rating from 0 to 5'),
      z.maximum(ratingRange.max, 'Enter a rating from 0 to 5'),
      z.multipleOf(ratingRange.step, 'Use steps of 0.1'),
    ),
  icon: text(60),
  color: z
    .string()
    .check(z.regex(/^#[0-9A-Fa-f]{6}$/, `Enter a colour such as ${platformColours.example}`)),
  /** Where the ratings can be read. */
  url: z.optional(link()),
  isActive: flag(true),
});

/** The trust block of the home page (home-5). */
export const trustStats = z.object({
  studentCount: requiredText('Student count', 50).check(withoutFacts),
  studentLabel: requiredText('Student label', 100).check(withoutFacts),
  ratingPlatforms: list(ratingPlatform, 12),
});

export const storedTrustStats = z.extend(trustStats, {
  ...stored,
  /** Both empty where only what is backed shows, and it is not. */
  studentCount: z.string(),
  studentLabel: z.string(),
});

export type TrustStats = z.infer<typeof trustStats>;
export type StoredTrustStats = z.infer<typeof storedTrustStats>;
export type RatingPlatform = z.infer<typeof ratingPlatform>;

/** Defaults of a platform added in the dashboard (dashboard-14). */
export const newRatingPlatform = {
  name: '',
  rating: 5,
  icon: '',
  color: platformColours.example,
  isActive: true,
} as const satisfies RatingPlatform;
