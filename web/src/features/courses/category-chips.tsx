import { courseCategories, type CourseCategory } from '@institute/schema';
import { FilterChips } from '../../components/lists/filter-chips.tsx';
import { coursesPath } from '../../lib/links/list-path.ts';

interface CategoryChipsProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
  readonly chosen: CourseCategory | undefined;
}

/** The filter: every category with its count. */
export function CategoryChips({ counts, total, chosen }: CategoryChipsProps) {
  const chips = [
    { label: 'All', to: coursesPath(), current: !chosen, count: total },
    ...courseCategories.map((category) => ({
      label: category,
      to: coursesPath(category),
      current: category === chosen,
      count: counts[category] ?? 0,
    })),
  ];
  return <FilterChips label="Course categories" chips={chips} />;
}
