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
import { course, courseUpdate, storedCourse } from './course.ts';
import { newFeeSheet, storedFeeSheet } from './fee-sheet.ts';

export const courseEndpoints = {
  listCourses: {
    ...read,
    ...listOf(storedCourse),
    path: '/api/courses',
    query: z.object(listQuery),
    summary: 'Courses, oldest first, in pages',
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
