import * as z from 'zod/mini';
import { cacheSeconds } from '../api/cache-seconds.ts';
import {
  create,
  listOf,
  listQuery,
  read,
  readAsAdmin,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { documentId } from '../fields/fields.ts';
import { listPage, pageNumber } from '../content/list-page.ts';
import { rowPage, rowQuery } from '../content/rows.ts';
import { publicBatch, seatChange, storedBatch } from './batch.ts';
import { courseCategories } from './course-category.ts';
import { courseSummary, storedCourse } from './course.ts';
import { courseName, courseRow } from './course-row.ts';
import { newFeeSheet, storedFeeSheet } from './fee-sheet.ts';
import { teaching } from './teaching.ts';

/** Seats and days change by the minute. */
const readNow = { ...read, cacheSeconds: cacheSeconds.none } as const;

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
    data: listPage(courseSummary),
    summary: 'A page of the list of courses on the site',
  },
  readCourseTitles: {
    ...read,
    path: '/api/pages/course-titles',
    data: z.array(z.string()),
    summary: 'Titles of courses for the contact form',
  },
  readTeaching: {
    ...read,
    path: '/api/pages/trainers',
    data: z.array(teaching),
    summary: 'Courses and next batch of each trainer',
  },
  listCourseRows: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/rows/courses',
    query: rowQuery,
    data: rowPage(courseRow),
    summary: "A page of the dashboard's list of courses",
  },
  listCourseNames: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/rows/course-names',
    data: z.array(courseName),
    summary: 'Every course that can be referred to, in site order',
  },
  makeFeeSheet: {
    ...create,
    capability: 'readContent',
    path: '/api/fee-sheets',
    body: newFeeSheet,
    bodyLimit: smallBodyLimit,
    data: storedFeeSheet,
    summary: 'Create a fee sheet: today’s fees of a course, stored under a code',
  },
  listBatches: {
    ...readNow,
    path: '/api/batches',
    query: z.object({ course: z.optional(documentId()) }),
    data: z.array(publicBatch),
    summary: 'Open batches that start today or later, of one course or of all, by start date',
  },
  changeSeats: {
    ...write,
    capability: 'handleSeats',
    method: 'POST',
    path: '/api/batches/{id}/seats',
    body: seatChange,
    data: storedBatch,
    summary: 'Take a seat in a batch, or free one',
  },
} as const satisfies Record<string, Endpoint>;
