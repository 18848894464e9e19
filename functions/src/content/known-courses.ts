import { collections, factsIn, slugInFact } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';

/** The facts of other courses that texts ask for, each with the path of its field. */
function askedIn(value: unknown, path = ''): { field: string; name: string; slug: string }[] {
  if (typeof value === 'string')
    return factsIn(value).flatMap((name) => {
      const slug = slugInFact(name);
      return slug === undefined ? [] : [{ field: path, name, slug }];
    });
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    askedIn(part, path ? `${path}.${key}` : key),
  );
}

/** Refuses a fact of a course that does not exist, at its field. */
export async function requireKnownCourses(input: object, transaction: Transaction): Promise<void> {
  const asked = askedIn(input);
  const all = firestore().collection(collections.courses);
  const unknown = new Set<string>();
  for (const slug of new Set(asked.map((each) => each.slug))) {
    const { empty } = await transaction.get(all.where('slug', '==', slug).select().limit(1));
    if (empty) unknown.add(slug);
  }
  const refused = asked.filter(({ slug }) => unknown.has(slug));
  if (refused.length === 0) return;
  throw new ApiError('invalid', 'Some fields are not valid', {
    fields: Object.fromEntries(
      refused.map(({ field, name, slug }) => [
        field,
        `Remove {${name}}: no course has the slug “${slug}”`,
      ]),
    ),
  });
}
