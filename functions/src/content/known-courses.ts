import { collections, factsIn, slugInFact } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import type { Context } from './content-collection.ts';
import { willHave } from './together.ts';

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

/** Whether a course will have the slug after the transaction. */
async function isKnown(
  slug: string,
  { transaction, together = new Map() }: Pick<Context, 'transaction' | 'together'>,
): Promise<boolean> {
  for (const [path, data] of together)
    if (path.startsWith(`${collections.courses}/`) && data?.['slug'] === slug) return true;
  const all = firestore().collection(collections.courses);
  const { docs } = await transaction.get(all.where('slug', '==', slug).select());
  return willHave(docs, { field: 'slug', value: slug, together }).length > 0;
}

/** Refuses a fact of a course that does not exist, at its field; `ownSlug` is that of the course that has the texts. */
export async function requireKnownCourses(
  input: object,
  context: Pick<Context, 'transaction' | 'together'>,
  ownSlug?: string,
): Promise<void> {
  const asked = askedIn(input);
  const unknown = new Set<string>();
  for (const slug of new Set(asked.map((each) => each.slug)))
    if (slug !== ownSlug && !(await isKnown(slug, context))) unknown.add(slug);
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
