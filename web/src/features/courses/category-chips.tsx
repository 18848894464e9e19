import type { CourseSummary } from '@institute/schema';
import { Link } from 'react-router-dom';
import {
  courseCategories,
  courseCategory,
  type CourseCategory,
} from '../../lib/course-category.ts';
import styles from './category-chips.module.css';
import { coursesPath } from './category-parameter.ts';

interface CategoryChipsProps {
  readonly courses: readonly CourseSummary[];
  readonly chosen: CourseCategory | undefined;
}

/** The filter: one link for each category, with its count. */
export function CategoryChips({ courses, chosen }: CategoryChipsProps) {
  const count = (category: CourseCategory) =>
    courses.filter(({ title }) => courseCategory(title) === category).length;
  const chip = (label: string, to: string, total: number, current: boolean) => (
    <li key={label}>
      <Link
        to={to}
        replace
        preventScrollReset
        className={styles.chip}
        aria-current={current ? 'true' : undefined}
      >
        {label} <span className={styles.count}>{total}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Course categories">
      <ul className={styles.chips}>
        {chip('All', coursesPath(), courses.length, !chosen)}
        {courseCategories.map((category) =>
          chip(category, coursesPath(category), count(category), category === chosen),
        )}
      </ul>
    </nav>
  );
}
