import { course, storedCourse } from '../courses/course.ts';
import { courseHelp } from '../courses/course-help.ts';
import type { ListedKind } from './kind.ts';

export const coursesKind = {
  documents: 'many',
  label: 'Course',
  one: 'course',
  title: 'title',
  body: course,
  stored: storedCourse,
  help: courseHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/courses/{slug}',
  describedBy: ['shortDescription', 'description'],
  pictures: {},
  api: { path: '/api/courses', limit: 'default', reads: ['get'], cache: 'long', summaries: {} },
  searched: 'own',
  isInPalette: true,
  readers: { by: 'everybody' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'courses', opens: 'item' },
} as const satisfies ListedKind<typeof course, typeof storedCourse>;
