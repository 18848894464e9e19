import { dayAfter, localDay, postCategories } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { rebuildSummaries } from '../../functions/src/content/summaries/update-summaries.ts';
import { firestore } from '../../functions/src/platform/admin.ts';
import { writeDocuments } from './write-documents.ts';

/** How many documents a site has of each kind. */
export interface Size {
  readonly courses: number;
  readonly posts: number;
  readonly placements: number;
}

const words =
  'python data cloud career class trainer interview student project company week batch fee exam'.split(
    ' ',
  );

/** Text that differs from place to place, so that compression does not flatter it. */
const text = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * (3 + (seed % 11))) % words.length])
    .join(' ')
    .concat(` ${seed}`);

const moment = (index: number): string =>
  new Date(Date.UTC(2020, 0, 1) + index * 3.6e6).toISOString();

const titles = ['Python', 'Data Analytics', 'AI', 'Cloud', 'Security', 'UI Design', 'SEO'];

const made: Record<keyof Size, (index: number) => DocumentData> = {
  courses: (index) => ({
    slug: `many-${index}`,
    title: `${titles[index % titles.length]} ${text(index, 3)}`,
    description: text(index, 80),
    shortDescription: text(index, 18),
    duration: '3 months',
    level: 'Beginner',
    instructor: '',
    price: 30000,
    syllabus: '',
    highlights: [1, 2, 3, 4, 5].map((each) => text(index + each, 4)),
    curriculum: [{ module: 'One', topics: [text(index, 20)] }],
    prerequisites: '',
  }),
  posts: (index) => ({
    slug: `many-${index}`,
    title: text(index, 7),
    excerpt: text(index, 25),
    content: `<p>${text(index, 600)}</p>`,
    author: 'Vaasal Team',
    category: postCategories[index % postCategories.length],
    image: '',
    tags: [text(index, 1), text(index + 1, 1)],
    published: true,
    publishedAt: moment(index),
  }),
  placements: (index) => ({
    studentName: text(index, 2),
    course: text(index, 3),
    company: text(index, 2),
    position: text(index, 2),
  }),
};

/** So many batches and trainers, whatever the size: they are of the next weeks, not of all years. */
const offered = { batches: 40, trainers: 24 };

/** The course of a batch or a trainer, among ten. */
const courseOf = (index: number): string => `many-${index % 10}`;

const offer: Record<keyof typeof offered, (index: number) => DocumentData> = {
  batches: (index) => ({
    course: courseOf(index),
    firstDay: dayAfter(localDay(new Date()), 1 + index),
    lastDay: dayAfter(localDay(new Date()), 60 + index),
    days: [
      { day: 'monday', from: '18:30', to: '20:00' },
      { day: 'thursday', from: '18:30', to: '20:00' },
    ],
    mode: 'classroom',
    branch: text(index, 2),
    trainer: `many-${index % offered.trainers}`,
    language: 'English',
    seats: 20,
    seatsTaken: index % 20,
    state: 'open',
  }),
  trainers: (index) => ({
    name: `Trainer ${text(index, 1)}`,
    photo: '',
    teaches: text(index, 8),
    courses: [courseOf(index)],
    qualifications: [text(index, 6)],
    years: index,
    links: [],
    left: false,
  }),
};

/** Adds documents until the site has as many as `size` says beside its own, and an offer. */
export async function fillSite(size: Size): Promise<void> {
  const counts = { ...size, ...offered };
  const documents = Object.entries({ ...made, ...offer }).flatMap(([collection, make]) =>
    Array.from({ length: counts[collection as keyof typeof counts] }, (_, index) => {
      const at = moment(index);
      const data = { ...make(index), createdAt: at, updatedAt: at };
      return [`${collection}/many-${index}`, data] as const;
    }),
  );
  await writeDocuments(documents);
  await rebuildSummaries(firestore());
}
