import {
  kindNameOf,
  writtenKindOf,
  type CheckedName,
  type EndpointData,
  type FormOf,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { posts } from '../blog/posts.ts';
import type { ContentCollection } from '../content/content-collection.ts';
import { requireKnownCourses } from '../content/known-courses.ts';
import { translations } from '../content/translations/translations.ts';
import { batches } from '../courses/batches.ts';
import { courses } from '../courses/courses.ts';
import { trainers } from '../courses/trainers.ts';
import { demoPlanKind } from '../demo/plans.ts';
import { placements } from '../placements/placements.ts';
import { requireAllowedHome } from '../proof/consents/refused.ts';

/** What code says of a kind when a document is stored or deleted. */
export type Checks<Input> = Pick<
  ContentCollection<Input & object, never>,
  'prepare' | 'prepareRemoval' | 'idOf'
>;

/** The checks of every kind whose record says that it has some. */
const checked: { readonly [Name in CheckedName]: Checks<FormOf<Name>> } = {
  home: {
    prepare: async (content, { transaction }) => {
      await requireAllowedHome(content, transaction);
      return content;
    },
  },
  courses,
  posts,
  placements,
  batches,
  trainers,
  demoPlans: demoPlanKind,
  translations,
};

const unchecked: Checks<DocumentData> = { prepare: async (data) => data };

/** How a document of a kind is checked as it comes in; one that needs no checks is stored as it is. */
export const checksOf = (name: string): Checks<DocumentData> =>
  Object.hasOwn(checked, name)
    ? (checked[name as CheckedName] as unknown as Checks<DocumentData>)
    : unchecked;

/** The checks of a kind where staff store it, and that its texts name only courses that there are. */
export function savedBy(name: string): Checks<DocumentData> {
  const checks = checksOf(name);
  // A text in another language has only what its English has.
  if (name === 'translations') return checks;
  const prepare: typeof checks.prepare = async (input, context) => {
    await requireKnownCourses(input, context, name === 'courses' ? input['slug'] : undefined);
    return checks.prepare(input, context);
  };
  return { ...checks, prepare };
}

/** How content is stored other than by its own call. */
export interface ContentKind extends Checks<DocumentData> {
  readonly schema: z.ZodMiniType<EndpointData<'restoreVersion'>>;
}

/** The kind of the content at a path; undefined for what no form writes. */
export function contentKindOf(path: string): ContentKind | undefined {
  const kind = writtenKindOf(path);
  return kind && { schema: kind.stored as never, ...savedBy(kindNameOf(path) ?? '') };
}

/** The schema of what a form saves at a path, if an edit of it can wait. */
export function formSchemaOf(path: string): z.ZodMiniType | undefined {
  const kind = writtenKindOf(path);
  return kind?.isReleasable ? kind.body : undefined;
}
