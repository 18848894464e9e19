import {
  courseTitleCount,
  pageSizes,
  type CourseCategory,
  type CourseSummary,
  type ListPage,
} from '@institute/schema';
import { lists, readPage } from '../content/summaries/read-lists.ts';

/** A page of the list of courses, oldest first. */
export const readCoursePage = async (
  page: number,
  group?: CourseCategory,
): Promise<ListPage<CourseSummary>> =>
  readPage(await lists.courses(), { page, size: pageSizes.courses, group });

/** Titles for the contact form, oldest first. */
export async function readCourseTitles(): Promise<string[]> {
  const { items } = await readPage(await lists.courses(), { page: 1, size: courseTitleCount });
  return items.map(({ title }) => title);
}
