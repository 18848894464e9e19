import {
  collections,
  endpoints,
  singletons,
  singletonSchemas,
  type EndpointData,
  type EndpointName,
  type Singleton,
  type StoredHome,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { posts } from '../blog/posts.ts';
import { requireAllowedHome } from '../proof/consents/refused.ts';
import type { Context, Kind } from '../content/write.ts';
import { batches } from '../courses/batches.ts';
import { courses } from '../courses/courses.ts';
import { trainers } from '../courses/trainers.ts';
import { demoPlanKind } from '../demo/plans.ts';
import { placements } from '../placements/placements.ts';

type Content = EndpointData<'restoreVersion'>;

/** How content is checked when it is stored other than by its own endpoint. */
export interface ContentKind {
  readonly schema: z.ZodMiniType<Content>;
  readonly prepare: (data: DocumentData, context: Context) => Promise<DocumentData>;
  readonly prepareRemoval?: Kind<never, never>['prepareRemoval'];
}

export const ofKind = <Input extends object, Stored extends Content>({
  schema,
  prepare,
  prepareRemoval,
}: Kind<Input, Stored>): ContentKind => ({
  schema,
  prepare: (data, context) => prepare(data as Input, context),
  prepareRemoval,
});

export const asItIs = (schema: z.ZodMiniType<Content>): ContentKind => ({
  schema,
  prepare: async (data) => data,
});

const pathOf = (name: Singleton): string => `${collections.content}/${name}`;

/** The kinds of content, by the path of the document or by its collection. */
export const contentKinds: Readonly<Record<string, ContentKind>> = {
  ...Object.fromEntries(singletons.map((name) => [pathOf(name), asItIs(singletonSchemas[name])])),
  [pathOf('home')]: {
    ...asItIs(singletonSchemas.home),
    prepare: async (data, { transaction }) => {
      await requireAllowedHome(data as StoredHome, transaction);
      return data;
    },
  },
  [collections.courses]: ofKind(courses),
  [collections.batches]: ofKind(batches),
  [collections.trainers]: ofKind(trainers),
  [collections.demoPlans]: ofKind(demoPlanKind),
  [collections.placements]: ofKind(placements),
  [collections.posts]: ofKind(posts),
};

/** The calls that save content, whose bodies an edit has to fit. */
const saves: Readonly<Record<string, EndpointName>> = {
  [pathOf('home')]: 'saveHome',
  [pathOf('about')]: 'saveAbout',
  [pathOf('contactInfo')]: 'saveContactInfo',
  [pathOf('navbar')]: 'saveNavbar',
  [pathOf('footer')]: 'saveFooter',
  [pathOf('trustStats')]: 'saveTrustStats',
  [pathOf('placementStats')]: 'savePlacementStats',
  [collections.courses]: 'updateCourse',
  [collections.batches]: 'updateBatch',
  [collections.trainers]: 'updateTrainer',
  [collections.demoPlans]: 'updateDemoPlan',
  [collections.placements]: 'updatePlacement',
  [collections.posts]: 'updatePost',
};

const byPath = <Value>(table: Readonly<Record<string, Value>>, path: string): Value | undefined =>
  table[path] ?? table[path.split('/')[0] ?? ''];

export const contentKindOf = (path: string): ContentKind | undefined => byPath(contentKinds, path);

/** The schema of what a form saves at a path. */
export function formSchemaOf(path: string): z.ZodMiniType | undefined {
  const name = byPath(saves, path);
  const row = name && endpoints[name];
  return row && 'body' in row ? row.body : undefined;
}
