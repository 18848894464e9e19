import * as z from 'zod/mini';
import { cacheSeconds } from '../api/cache-seconds.ts';
import {
  create,
  created,
  listOf,
  listQuery,
  read,
  readAsAdmin,
  readLong,
  remove,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { listPage, pageNumber } from '../content/list-page.ts';
import { rowPage, rowQuery } from '../content/rows.ts';
import { batch, batchUpdate, seatChange, storedBatch } from './batch.ts';
import { courseCategories } from './course-category.ts';
import { course, courseCard, courseUpdate, storedCourse } from './course.ts';
import { courseName, courseRow } from './course-row.ts';
import { newFeeSheet, storedFeeSheet } from './fee-sheet.ts';
import { storedTrainer, trainer, trainerUpdate } from './trainer.ts';

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
    data: listPage(courseCard),
    summary: 'A page of the list of courses on the site',
  },
  readCourseTitles: {
    ...read,
    path: '/api/pages/course-titles',
    data: z.array(z.string()),
    summary: 'Titles of courses for the contact form',
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
    summary: 'Create a fee sheet: today’s fees of a course, stored under a code',
  },
  listBatches: {
    ...readNow,
    path: '/api/batches',
    data: z.array(storedBatch),
    summary: 'Open batches that start today or later, by start date',
  },
  getBatch: {
    ...readNow,
    path: '/api/batches/{id}',
    data: storedBatch,
    summary: 'One batch; a planned one only for an admin',
  },
  createBatch: {
    ...create,
    capability: 'editContent',
    path: '/api/batches',
    body: created(batch),
    data: storedBatch,
    summary: 'Add a batch',
  },
  updateBatch: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/batches/{id}',
    body: batchUpdate,
    data: storedBatch,
    summary: 'Replace a batch',
  },
  deleteBatch: {
    ...remove,
    capability: 'editContent',
    path: '/api/batches/{id}',
    summary: 'Delete a batch that has no seats taken',
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
  listTrainers: {
    ...read,
    path: '/api/trainers',
    data: z.array(storedTrainer),
    summary: 'Current trainers, oldest entry first',
  },
  getTrainer: {
    ...read,
    path: '/api/trainers/{id}',
    data: storedTrainer,
    summary: 'One trainer; one who left only for an admin',
  },
  createTrainer: {
    ...create,
    capability: 'editContent',
    path: '/api/trainers',
    body: created(trainer),
    data: storedTrainer,
    summary: 'Add a trainer',
  },
  updateTrainer: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/trainers/{id}',
    body: trainerUpdate,
    data: storedTrainer,
    summary: 'Replace a trainer',
  },
  deleteTrainer: {
    ...remove,
    capability: 'editContent',
    path: '/api/trainers/{id}',
    summary: 'Delete a trainer without batches',
  },
} as const satisfies Record<string, Endpoint>;
