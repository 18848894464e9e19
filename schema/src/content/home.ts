import * as z from 'zod/mini';
import { withoutFacts, withPageFacts } from '../fields/facts.ts';
import { link, list, offeredInTamil, requiredText, slug, stored, text } from '../fields/fields.ts';

export const homeStat = z.object({
  value: requiredText('Value', 50).check(withoutFacts),
  label: requiredText('Label', 100).check(withoutFacts),
});

export const testimonial = z.object({
  name: requiredText('Name', 200).check(withoutFacts),
  role: text(200).check(withoutFacts),
  message: requiredText('Message', 1000).check(withoutFacts),
  image: z.optional(link()),
});

/** The content of the home page (dashboard-10). */
export const home = z.object({
  heroTitle: requiredText('Hero title', 200).check(withoutFacts),
  heroDescription: text(1000).check(withPageFacts),
  heroImage: link(),
  /** Slugs of the featured courses; when empty, the first three courses (home-4). */
  featuredCourses: list(slug(), 20),
  stats: list(homeStat, 12),
  testimonials: list(testimonial, 50),
  callToAction: z.object({
    title: requiredText('Call to action title', 200).check(withoutFacts),
    description: text(1000).check(withPageFacts),
    buttonText: requiredText('Button text', 60).check(withoutFacts),
  }),
});

export const storedHome = z.extend(home, { ...stored, ...offeredInTamil });

export type Home = z.infer<typeof home>;
export type StoredHome = z.infer<typeof storedHome>;
export type HomeStat = z.infer<typeof homeStat>;
export type Testimonial = z.infer<typeof testimonial>;
