import type { CourseSummary } from '@institute/schema';
import { FilterChips } from '../../components/filter-chips.tsx';
import {
  courseCategories,
  courseCategory,
  type CourseCategory,
} from '../../lib/content/course-category.ts';
import { coursesPath } from './category-parameter.ts';

interface CategoryChipsProps {
  readonly courses: readonly CourseSummary[];
  readonly chosen: CourseCategory | undefined;
}

/** The filter: every category with its count. */
export function CategoryChips({ courses, chosen }: CategoryChipsProps) {
  const count = (category: CourseCategory) =>
    courses.filter(({ title }) => courseCategory(title) === category).length;
  const chips = [
    { label: 'All', to: coursesPath(), current: !chosen, count: courses.length },
    ...courseCategories.map((category) => ({
      label: category,
      to: coursesPath(category),
      current: category === chosen,
      count: count(category),
    })),
  ];
  return <FilterChips label="Course categories" chips={chips} />;
}
