import {
  collections,
  isTranslated,
  isUpcoming,
  localDay,
  offeredBatches,
  storedBatch,
  storedCourse,
  storedDemoPlan,
  storedPlacement,
  storedSchemas,
  teachingOf,
  type PageListName,
  type StoredBatch,
  type StoredOf,
  type StoredPlacement,
  type StoredTrainer,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import type * as z from 'zod/mini';
import { cachedShownClaims } from '../../proof/claims/shown-claims.ts';
import { isShown, listPlain } from '../../content/plain-kind.ts';
import { readCoursesOf, readUpcomingBatches } from '../../content/read.ts';
import { readCourseLinks } from '../../courses/course-lists.ts';
import { readDemoPlans, readOfferedSlots } from '../../demo/read-demo.ts';
import type { Say } from '../../content/translations/say.ts';
import type { Preview } from '../../releases/preview.ts';

interface Offer {
  readonly batchesOf: (course: string) => Promise<StoredBatch[]>;
  readonly trainers: () => Promise<StoredTrainer[]>;
  readonly lists: Pick<
    ContentSource,
    'batches' | 'firstBatches' | 'demoSlots' | 'list' | 'teaching' | 'placementPage'
  >;
}

/** A stored list with the edited items in their places; new ones come last. */
function merge<Item extends { readonly _id: string }>(
  stored: readonly Item[],
  edited: readonly Item[],
): Item[] {
  const known = new Set(stored.map(({ _id }) => _id));
  return [
    ...stored.map((item) => edited.find(({ _id }) => _id === item._id) ?? item),
    ...edited.filter(({ _id }) => !known.has(_id)),
  ];
}

/** Whether a student has agreed to what a card says: an edit of it has to be agreed to anew. */
const isAgreedTo = (card: StoredPlacement, stored: Record<string, unknown> | undefined): boolean =>
  card.consent === 'agreed' &&
  (['studentName', 'course', 'company', 'position'] as const).every(
    (name) => card[name] === stored?.[name],
  );

/** Batches, trainers, demo classes and placements with the edits of a release in them, at the time when it goes live. */
export function previewOffer(
  { documents, at, say }: Preview & { readonly say: Say },
  source: ContentSource,
): Offer {
  const today = localDay(at);
  const editedOf = <Output>(collection: string, schema: z.ZodMiniType<Output>): Output[] =>
    documents
      .filter((document) => document.collection === collection)
      .flatMap(({ id, next }) => {
        const { success, data } = schema.safeParse({ ...next, _id: id });
        return success ? [data] : [];
      });

  const edited = editedOf(collections.batches, storedBatch);
  const upcoming = async (course?: string) =>
    merge(await readUpcomingBatches(course, today), edited)
      .filter(
        (batch) => isUpcoming(batch, today) && (course === undefined || batch.course === course),
      )
      .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));

  const idOf = ({ _id }: { readonly _id: string }) => _id;
  const list = async <Name extends PageListName>(name: Name): Promise<StoredOf<Name>[]> => {
    const items = merge(await listPlain(name), editedOf(name, storedSchemas[name])).filter((item) =>
      isShown(name, item),
    );
    return isTranslated(name) ? say.cards(name, items, idOf) : items;
  };
  const trainers = () => list('trainers');

  const changed = editedOf(collections.courses, storedCourse);

  const batches = async () => {
    const found = await upcoming();
    const [held, taught] = await Promise.all([
      say.cards('batches', found, idOf),
      say.cards('courses', merge(await readCoursesOf(found), changed), idOf),
    ]);
    return offeredBatches(held, taught, await trainers());
  };

  const placementPage = async (page: number) => {
    const found = await source.placementPage(page);
    const { onlyBacked } = await cachedShownClaims();
    const cards = documents.filter(({ collection }) => collection === collections.placements);
    const shown = editedOf(collections.placements, storedPlacement).filter(
      (card) => !onlyBacked || isAgreedTo(card, cards.find(({ id }) => id === card._id)?.stored),
    );
    const added = cards.flatMap(({ id, stored }) =>
      stored || page > 1 ? [] : (shown.find(({ _id }) => _id === id) ?? []),
    );
    const kept = found.items.flatMap((item) =>
      cards.some(({ id }) => id === item._id)
        ? (shown.find(({ _id }) => _id === item._id) ?? [])
        : item,
    );
    return { ...found, items: [...added, ...kept] };
  };

  return {
    batchesOf: async (course) => say.cards('batches', await upcoming(course), idOf),
    trainers,
    lists: {
      batches,
      firstBatches: async (count) => (await batches()).slice(0, count),
      demoSlots: async () =>
        readOfferedSlots(
          at,
          merge(await readDemoPlans(today), editedOf(collections.demoPlans, storedDemoPlan)),
          say,
        ),
      list,
      teaching: async () =>
        teachingOf(
          await trainers(),
          await upcoming(),
          await say.cards('courses', merge(await readCourseLinks(), changed), idOf),
        ),
      placementPage,
    },
  };
}
