import {
  courseTitleCount,
  offeredBatches,
  pageSizes,
  withNextBatches,
  type CourseCategory,
  type CourseSummary,
  type CourseTitle,
  type ListPage,
  type StoredCourse,
} from '@institute/schema';
import { readOffer } from '../content/summaries/offer.ts';
import { fitting, sayCards, sayEnglish, type Say } from '../content/translations/say.ts';
import { lists, readAllEntries, readEntryPage, readPage } from '../content/summaries/read-lists.ts';

/** The courses as cards show them now, with the next batch of each from the offer. */
export async function withOffer(courses: readonly CourseSummary[]): Promise<CourseSummary[]> {
  const { batches, courses: taught, trainers } = await readOffer();
  return withNextBatches(courses, offeredBatches(batches, taught, trainers));
}

/** A page of the list of courses, oldest first. */
export async function readCoursePage(
  page: number,
  group?: CourseCategory,
  say = sayEnglish,
): Promise<ListPage<CourseSummary>> {
  const wanted = { page, size: pageSizes.courses, group };
  const found = await readEntryPage(await lists.courses(), wanted);
  return {
    ...found,
    items: await withOffer(fitting(say, await sayCards(say, 'courses', found.items))),
  };
}

/** The first courses of the list: the index has them in English. */
export async function readFirstCourses(count: number, say: Say): Promise<CourseSummary[]> {
  const list = await lists.courses();
  if (say === sayEnglish) return list.first.slice(0, count);
  const { items } = await readEntryPage(list, { page: 1, size: count });
  return fitting(say, await sayCards(say, 'courses', items));
}

/** Titles for the contact form, oldest first. */
export async function readCourseTitles(): Promise<string[]> {
  const { items } = await readPage(await lists.courses(), { page: 1, size: courseTitleCount });
  return items.map(({ title }) => title);
}

/** The same as a page says them. */
export async function sayCourseTitles(say: Say): Promise<CourseTitle[]> {
  if (say === sayEnglish) return readCourseTitles();
  const wanted = { page: 1, size: courseTitleCount };
  const { items } = await readEntryPage(await lists.courses(), wanted);
  const said = await sayCards(say, 'courses', items);
  return items.map(({ item: { title } }, index) => {
    const name = said[index]?.title ?? title;
    return name === title ? title : [title, name];
  });
}

/** Id, address and title of every course. */
export async function readCourseLinks(): Promise<Pick<StoredCourse, '_id' | 'slug' | 'title'>[]> {
  const entries = await readAllEntries(await lists.courses());
  return entries.map(({ id, item: { slug, title } }) => ({ _id: id, slug, title }));
}
