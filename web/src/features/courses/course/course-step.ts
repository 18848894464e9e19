import { lazyPart } from '../../../lib/page/lazy-component.tsx';

/** What the bar at the foot of a course's page says; the page's module has it. */
export const courseStep = lazyPart(async () => (await import('./course-page.tsx')).CourseStep);
