import { courseLabel } from '@institute/schema';
import { courseChoices } from '../enquiry-labels.ts';

/** A name of a course in a file, as its first row has it, and how many rows have it. */
export interface TypedCourse {
  readonly name: string;
  readonly rows: number;
}

/** The courses of the site that names in files stand for, by `keyOf` such a name. */
export type CourseNames = ReadonlyMap<string, string>;

/** What names have in common that differ in spaces and capitals alone. */
export const keyOf = (name: string): string =>
  name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The names that are none of the courses of the site and its forms, the most frequent first. */
export function typedCourses(
  cells: readonly string[],
  siteCourses: readonly string[],
): TypedCourse[] {
  const known = new Set(courseChoices(siteCourses));
  const found = new Map<string, TypedCourse>();
  for (const cell of cells) {
    const name = cell.trim();
    if (!name || known.has(courseLabel(name))) continue;
    const before = found.get(keyOf(name));
    found.set(keyOf(name), { name: before?.name ?? name, rows: (before?.rows ?? 0) + 1 });
  }
  return [...found.values()].toSorted(
    (one, other) => other.rows - one.rows || one.name.localeCompare(other.name),
  );
}
