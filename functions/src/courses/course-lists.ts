import {
  courseTitleCount,
  offeredBatches,
  pageSizes,
  withNextBatches,
  type CourseCategory,
  type CourseSummary,
  type ListPage,
  type StoredCourse,
} from '@institute/schema';
import { readOffer } from '../content/summaries/offer.ts';
import { lists, readAllEntries, readPage } from '../content/summaries/read-lists.ts';

/** The courses as cards show them now, with the next batch of each from the offer. */
export async function withOffer(courses: readonly CourseSummary[]): Promise<CourseSummary[]> {
  const { batches, courses: taught, trainers } = await readOffer();
  return withNextBatches(courses, offeredBatches(batches, taught, trainers));
}

/** A page of the list of courses, oldest first. */
export async function readCoursePage(
  page: number,
  group?: CourseCategory,
): Promise<ListPage<CourseSummary>> {
  const found = await readPage(await lists.courses(), { page, size: pageSizes.courses, group });
  return { ...found, items: await withOffer(found.items) };
}

/** Titles for the contact form, oldest first. */
export async function readCourseTitles(): Promise<string[]> {
  const { items } = await readPage(await lists.courses(), { page: 1, size: courseTitleCount });
  return items.map(({ title }) => title);
}

/** Id, address and title of every course. */
export async function readCourseLinks(): Promise<Pick<StoredCourse, '_id' | 'slug' | 'title'>[]> {
  const entries = await readAllEntries(await lists.courses());
  return entries.map(({ id, item: { slug, title } }) => ({ _id: id, slug, title }));
}
