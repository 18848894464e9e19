import {
  collections,
  pageSizes,
  storedPlacement,
  type ListPage,
  type Placement,
  type StoredPlacement,
} from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import { cachedShownClaims } from '../proof/claims/shown-claims.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { withConsent } from '../proof/consents/placement-consent.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { notFound } from '../platform/errors.ts';
import type { ContentCollection } from '../content/content-collection.ts';
import { readList, type Part } from '../content/read-list.ts';
import { readPlacement } from '../content/read.ts';
import { lists, readPage } from '../content/summaries/read-lists.ts';
import { readTamilTitles } from './course-names.ts';

export const placements: ContentCollection<Placement, StoredPlacement> = {
  ...plainKind('placements'),
  prepare: withConsent,
};

/** What the consent of a student is called, and the group of their cards in the list. */
const agreed = 'agreed';

const all = () => firestore().collection(collections.placements);

interface Caller {
  readonly admin: Admin | undefined;
}

/** Whether the caller gets only what the students have agreed to. */
const isLimited = async ({ admin }: Caller): Promise<boolean> =>
  !admin && (await cachedShownClaims()).onlyBacked;

/** Placements, newest first. */
export async function listPlacements({ query: part }: { query: Part }, caller: Caller) {
  const collection = all();
  const isAgreed = (found: DocumentSnapshot) => found.get('consent') === agreed;
  const newestFirst = collection.orderBy('createdAt', 'desc');
  if (!(await isLimited(caller)))
    return readList({ schema: storedPlacement, collection, query: newestFirst }, part);
  const query = newestFirst.where('consent', '==', agreed);
  return readList({ schema: storedPlacement, collection, query, includes: isAgreed }, part);
}

/** A page of the list of placements, newest first. */
export const readPlacementPage = async (page: number): Promise<ListPage<StoredPlacement>> => {
  const { onlyBacked } = await cachedShownClaims();
  return readPage(await lists.placements(), {
    page,
    size: pageSizes.placements,
    newestFirst: true,
    ...(onlyBacked && { group: agreed }),
  });
};

/** The same, with the titles that courses have in Tamil: placements have those in English. */
export async function readPlacementPageInTamil(page: number): Promise<ListPage<StoredPlacement>> {
  const [found, titles] = await Promise.all([readPlacementPage(page), readTamilTitles()]);
  const items = found.items.map((item) => ({
    ...item,
    course: titles.get(item.course) ?? item.course,
  }));
  return { ...found, items };
}

export async function getPlacement(
  { id }: { id: string },
  caller: Caller,
): Promise<StoredPlacement> {
  const found = await readPlacement(id);
  if (!found || (found.consent !== agreed && (await isLimited(caller))))
    throw notFound(placements.label);
  return found;
}
