import { lazyComponent } from '../../../lib/page/lazy-component.tsx';

/** What the bar at the foot of a course's page says; the page's module has it. */
export const courseStep = lazyComponent(async () => (await import('./course-page.tsx')).CourseStep);
