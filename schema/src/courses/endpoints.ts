import * as z from 'zod/mini';
import {
  create,
  created,
  listOf,
  listQuery,
  read,
  readLong,
  remove,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { listPage, pageNumber } from '../content/list-page.ts';
import { courseCategories } from './course-category.ts';
import { course, courseCard, courseUpdate, storedCourse } from './course.ts';
import { newFeeSheet, storedFeeSheet } from './fee-sheet.ts';

export const courseEndpoints = {
  listCourses: {
    ...read,
    ...listOf(storedCourse),
    path: '/api/courses',
    query: z.object(listQuery),
    summary: 'Courses, oldest first, in pages',
  },
  readCoursePage: {
    ...read,
    path: '/api/pages/courses',
    query: z.object({
      page: pageNumber(),
      category: z.optional(z.enum(courseCategories, 'Unknown category')),
    }),
    data: listPage(courseCard),
    summary: 'A page of the list of courses on the site',
  },
  readCourseTitles: {
    ...read,
    path: '/api/pages/course-titles',
    data: z.array(z.string()),
    summary: 'Titles of courses for the contact form',
  },
  getCourse: { ...readLong, path: '/api/courses/{id}', data: storedCourse, summary: 'One course' },
  createCourse: {
    ...create,
    capability: 'editContent',
    path: '/api/courses',
    body: created(course),
    data: storedCourse,
    summary: 'Add a course',
  },
  updateCourse: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/courses/{id}',
    body: courseUpdate,
    data: storedCourse,
    summary: 'Replace a course',
  },
  deleteCourse: {
    ...remove,
    capability: 'editContent',
    path: '/api/courses/{id}',
    summary: 'Delete a course',
  },
  makeFeeSheet: {
    ...create,
    capability: 'readContent',
    path: '/api/fee-sheets',
    body: newFeeSheet,
    bodyLimit: smallBodyLimit,
    data: storedFeeSheet,
    summary: 'Keep the fees of a course as they are today, under a code',
  },
} as const satisfies Record<string, Endpoint>;
