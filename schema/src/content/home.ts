import * as z from 'zod/mini';
import { withInstituteFacts } from '../fields/facts.ts';
import { link, list, offeredInTamil, requiredText, slug, stored, text } from '../fields/fields.ts';

export const homeStat = z.object({
  value: requiredText('Value', 50),
  label: requiredText('Label', 100),
});

export const testimonial = z.object({
  name: requiredText('Name', 200),
  role: text(200),
  message: requiredText('Message', 1000),
  image: z.optional(link()),
});

/** The content of the home page (dashboard-10). */
export const home = z.object({
  heroTitle: requiredText('Hero title', 200),
  heroDescription: text(1000).check(withInstituteFacts),
  heroImage: link(),
  /** Slugs of the featured courses; when empty, the first three courses (home-4). */
  featuredCourses: list(slug(), 20),
  stats: list(homeStat, 12),
  testimonials: list(testimonial, 50),
  callToAction: z.object({
    title: requiredText('Call to action title', 200),
    description: text(1000).check(withInstituteFacts),
    buttonText: requiredText('Button text', 60),
  }),
});

export const storedHome = z.extend(home, { ...stored, ...offeredInTamil });

export type Home = z.infer<typeof home>;
export type StoredHome = z.infer<typeof storedHome>;
export type HomeStat = z.infer<typeof homeStat>;
export type Testimonial = z.infer<typeof testimonial>;
