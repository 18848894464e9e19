import {
  collections,
  course as courseSchema,
  batch as batchSchema,
  demoPlan as demoPlanSchema,
  placement as placementSchema,
  post as postSchema,
  singletons,
  singletonSchemas,
  template as templateSchema,
  trainer as trainerSchema,
  type ReadSingleton,
} from '@institute/schema';
import { about } from './content/about.ts';
import { makeBatches } from './content/batches.ts';
import { contactInfo } from './content/contact-info.ts';
import { courses } from './content/courses.ts';
import { demoPlans } from './content/demo-plans.ts';
import { feePlanOf, questions } from './content/fee-plan.ts';
import { footer } from './content/footer.ts';
import { home } from './content/home.ts';
import { navbar } from './content/navbar.ts';
import { placementStats } from './content/placement-stats.ts';
import { placements } from './content/placements.ts';
import { posts } from './content/posts.ts';
import { templates } from './content/templates.ts';
import { trainers } from './content/trainers.ts';
import { trustStats } from './content/trust-stats.ts';
import type { SeedFile, SeedFiles } from './files.ts';
import type { SeedDocument } from './seed-document.ts';
import { translated } from './translate.ts';

const minute = 60_000;
const fortnight = 14 * 24 * 60 * minute;
const begin = Date.parse('2026-01-05T04:30:00.000Z');

const createdAt = (afterBegin: number) => {
  const moment = new Date(begin + afterBegin).toISOString();
  return { createdAt: moment, updatedAt: moment };
};

/** The link to a stored file, relative to where uploads are served from. */
const linkTo = (file: SeedFile | undefined) => (file ? `/${file.path}` : '');

/** Without the name of anybody: the audit trail keeps ids when a person is erased. */
const idAt = (index: number): string => `sample-${index + 1}`;

function singletonDocuments(files: SeedFiles): SeedDocument[] {
  // The build has the institute's facts.
  const contents: Record<ReadSingleton, object> = {
    home,
    about: { ...about, heroImage: linkTo(files.images.get('doorstep')) },
    contactInfo,
    navbar,
    footer,
    trustStats,
    placementStats,
  };
  const stored = singletons.filter((name) => name !== 'institute');
  return stored.map((name) => ({
    path: `${collections.content}/${name}`,
    data: {
      ...singletonSchemas[name].parse({ ...contents[name], ...createdAt(0) }),
      ...createdAt(0),
    },
  }));
}

const courseDocuments = (files: SeedFiles): SeedDocument[] =>
  courses.map((course, index) => ({
    path: `${collections.courses}/${course.slug}`,
    data: {
      ...courseSchema.parse({
        ...course,
        fees: feePlanOf(course.price),
        questions,
        syllabus: linkTo(files.syllabuses.get(course.slug)),
      }),
      ...createdAt(index * minute),
    },
  }));

const trainerDocuments = (): SeedDocument[] =>
  trainers.map((trainer, index) => ({
    path: `${collections.trainers}/${idAt(index)}`,
    data: { ...trainerSchema.parse(trainer), ...createdAt(index * minute) },
  }));

const batchDocuments = (now: Date): SeedDocument[] =>
  makeBatches(
    courses,
    trainers.map((trainer, index) => ({ id: idAt(index), trainer })),
    now,
  ).map(({ seatsTaken, ...batch }, index) => ({
    path: `${collections.batches}/${idAt(index)}`,
    data: { ...batchSchema.parse(batch), seatsTaken, ...createdAt(index * minute) },
  }));

const demoPlanDocuments = (): SeedDocument[] =>
  demoPlans.map((plan, index) => ({
    path: `${collections.demoPlans}/${idAt(index)}`,
    data: { ...demoPlanSchema.parse(plan), ...createdAt(index * minute) },
  }));

const placementDocuments = (): SeedDocument[] =>
  placements.map((placement, index) => ({
    path: `${collections.placements}/${idAt(index)}`,
    data: {
      ...placementSchema.parse(placement),
      ...createdAt((placements.length - index) * fortnight),
    },
  }));

const postDocuments = (files: SeedFiles): SeedDocument[] =>
  posts.map(({ date, illustration, ...post }) => ({
    path: `${collections.posts}/${post.slug}`,
    data: {
      ...postSchema.parse({
        ...post,
        image: linkTo(illustration && files.images.get(illustration)),
      }),
      publishedAt: post.published ? date : null,
      ...createdAt(Date.parse(date) - begin),
    },
  }));

const templateDocuments = (): SeedDocument[] =>
  Object.entries(templates).map(([id, template], index) => ({
    path: `${collections.templates}/${id}`,
    data: { ...templateSchema.parse(template), ...createdAt(index * minute) },
  }));

/** Every sample document, valid by its schema, with links to the files; batches begin after `now`. */
export const buildDocuments = (files: SeedFiles, now = new Date()): SeedDocument[] => [
  ...translated([
    ...singletonDocuments(files),
    ...courseDocuments(files),
    ...trainerDocuments(),
    ...batchDocuments(now),
    ...demoPlanDocuments(),
    ...postDocuments(files),
  ]),
  ...placementDocuments(),
  ...templateDocuments(),
];
