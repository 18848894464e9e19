import {
  collections,
  factsBy,
  factsIn,
  factsOfContact,
  factsOfCourses,
  factsOfOffer,
  factsOfOtherCourse,
  factsOfPart,
  factsOfPlacements,
  slugInFact,
  storedCourse,
  textsIn,
  withFacts,
  type EndpointData,
  type Facts,
  type Language,
} from '@institute/schema';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { cached, cachedByKey } from '../platform/cached.ts';
import { asShown, cachedShownClaims } from './claims/shown-claims.ts';
import { cachedIdentity } from '../content/contact-details.ts';
import { readAll, readSingleton } from '../content/read.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { sayIn } from '../content/translations/say.ts';

const pricedCourse = z.pick(storedCourse, { slug: true, title: true, price: true, fees: true });

const courses = () =>
  firestore().collection(collections.courses).select('slug', 'title', 'price', 'fees');

const readCourses = cached(() => readAll(pricedCourse, courses()));

const readCourse = cachedByKey((slug) =>
  readAll(pricedCourse, courses().where('slug', '==', slug).limit(1)),
);

/** The figures of placements as they are stored, cached for a short time. */
export const cachedPlacementStats = cached(() => readSingleton('placementStats'));

type Source = keyof typeof factsBy;

/** What reads the facts of each record, in the words of a language. */
const readers: { readonly [From in Source]: (language: Language) => Promise<Facts> } = {
  courses: async () => factsOfCourses(await readCourses()),
  offer: async (language) => factsOfOffer(await readOffer(), textsIn[language].dates),
  contact: async (language) => {
    const { info } = await cachedIdentity();
    if (!info) return {};
    const { cards } = sayIn(language);
    const held = (info.branches ?? []).map(({ name }) => ({ branch: name }));
    const [[said = info], named] = await Promise.all([
      cards('contactInfo', [info], () => ''),
      // Called as classes say that they are there.
      cards('batches', held, () => ''),
    ]);
    return factsOfContact(
      said.officeHours,
      named.map(({ branch }) => branch),
      language,
    );
  },
  placements: async () => {
    const [stats, shown] = await Promise.all([cachedPlacementStats(), cachedShownClaims()]);
    if (!stats) return {};
    const isMedian = shown.onlyBacked && Boolean(shown.counted['averageSalary']);
    return factsOfPlacements(asShown('placementStats', stats, shown), isMedian);
  },
};

const sources = Object.keys(factsBy) as Source[];

const together = (found: readonly Facts[]): Facts => Object.assign({}, ...found) as Facts;

async function readOtherCourse(slug: string): Promise<Facts> {
  const [course] = await readCourse(slug);
  return course ? factsOfOtherCourse(slug, course) : {};
}

/** All facts that texts can ask for, and the courses that they may be about, for the dashboard. */
export async function readFacts(): Promise<EndpointData<'readFacts'>> {
  const [found, all] = await Promise.all([
    Promise.all(sources.map((source) => readers[source]('en'))),
    readCourses(),
  ]);
  const others = all.map((course) => factsOfOtherCourse(course.slug, course));
  return {
    facts: Object.fromEntries(
      Object.entries(together([...found, ...others])).map(([name, text = '']) => [name, text]),
    ),
    courses: all.map(({ slug, title }) => ({ slug, title })),
  };
}

interface Reading {
  readonly language?: Language;
  /** Whether it is for a copy that has no claims: then it has no figures of placements. */
  readonly leavesOutClaims?: boolean;
}

/** What visitors read: with the facts that its texts ask for. Only their records are read. */
export async function asRead<Value>(
  value: Value,
  { language = 'en', leavesOutClaims = false }: Reading = {},
): Promise<Value> {
  const names = [...new Set(factsIn(JSON.stringify(value)))];
  if (names.length === 0) return value;
  const asked = sources.filter(
    (source) =>
      !(source === 'placements' && leavesOutClaims) &&
      names.some((name) => Object.hasOwn(factsBy[source], name)),
  );
  const slugs = new Set(names.flatMap((name) => slugInFact(name) ?? []));
  const found = await Promise.all([
    ...asked.map((source) => readers[source](language)),
    ...[...slugs].map(readOtherCourse),
  ]);
  return withFacts(value, together(found), factsOfPart);
}
