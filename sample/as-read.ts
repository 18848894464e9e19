import {
  factsOfContact,
  factsOfCourses,
  factsOfOffer,
  factsOfOtherCourse,
  factsOfPlacements,
  textsIn,
  withFacts,
  type Facts,
  type Language,
} from '@institute/schema';
import { about } from './content/about.ts';
import { makeBatches } from './content/batches.ts';
import { contactInfo } from './content/contact-info.ts';
import { courses } from './content/courses.ts';
import { feePlanOf, questions } from './content/fee-plan.ts';
import { footer } from './content/footer.ts';
import { home } from './content/home.ts';
import { navbar } from './content/navbar.ts';
import { placementStats } from './content/placement-stats.ts';
import { posts } from './content/posts.ts';
import { wordsOf } from './content/tamil/words-of.ts';
import { templates } from './content/templates.ts';
import { trainers } from './content/trainers.ts';
import { trustStats } from './content/trust-stats.ts';

export const batches = makeBatches(
  courses,
  trainers.map((trainer, index) => ({ id: String(index), trainer })),
  new Date('2026-11-24T06:30:00.000Z'),
);

/** Every text in a value, without markup. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What content says, with the page that says it; each row of a table and each item of a list by itself. */
export const sentencesOf = (content: object): { page: string; sentence: string }[] =>
  Object.entries(content).flatMap(([page, part]) =>
    textsOf(part).flatMap((text) =>
      text.split(/\n|(?<=[.?!]) +/).map((sentence) => ({ page, sentence: sentence.trim() })),
    ),
  );

/** The courses with their fees. */
export const priced = courses.map(({ slug, price }) => ({ slug, price, fees: feePlanOf(price) }));

/** The hours of the office in a language. */
const officeHoursIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(contactInfo.officeHours).map(([day, hours]) => [
      day,
      (language === 'ta' && wordsOf('content/contactInfo')?.[hours]) || hours,
    ]),
  );

/** What stands for facts in prose, from the records of the sample. */
export const factsFor = (language: Language): Facts => ({
  ...factsOfCourses(priced),
  ...factsOfOffer({ trainers, batches }, textsIn[language].dates),
  ...factsOfContact(officeHoursIn(language)),
  ...factsOfPlacements(placementStats),
  ...Object.assign({}, ...priced.map((each) => factsOfOtherCourse(each.slug, each))),
});

/** All that the sample says in English, as it is stored. */
export const written = {
  home,
  about,
  footer,
  navbar,
  contactInfo,
  trustStats,
  questions,
  placementStats,
  courses,
  posts,
  trainers,
  templates,
  plan: feePlanOf(48_000),
};

/** The same as visitors read it. */
export const pages = withFacts(written, factsFor('en'));
