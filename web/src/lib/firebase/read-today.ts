import {
  auditEvent,
  collections,
  failedMail,
  promisedSources,
  storedBatch,
  storedCourse,
  storedEnquiry,
  storedPost,
  type AuditEvent,
  type FailedMail,
  type StoredBatch,
  type StoredEnquiry,
  type StoredPost,
} from '@institute/schema';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { timed } from '../page/timed.ts';
import { firestore } from './firestore-lite.ts';

/** Most documents that each query of Today reads (dashboard-28). */
export const mostOfToday = 20;

async function read<Output>(
  name: keyof typeof collections,
  schema: z.ZodMiniType<Output>,
  ...constraints: QueryConstraint[]
): Promise<Output[]> {
  const found = query(
    collection(firestore(), collections[name]),
    ...constraints,
    limit(mostOfToday),
  );
  const { docs } = await timed(`today: ${name}`, () => getDocs(found));
  return docs.flatMap((entry) => {
    const { data } = schema.safeParse({ ...entry.data(), _id: entry.id });
    return data ? [data] : [];
  });
}

/** New enquiries of accounts, or else of all, to whom an answer was promised; who waits longest is first. */
export const readNewEnquiries = (accounts?: readonly string[]): Promise<StoredEnquiry[]> =>
  read(
    'enquiries',
    storedEnquiry,
    ...(accounts ? [where('assignedTo', 'in', accounts)] : []),
    where('status', '==', 'new'),
    where('source', 'in', promisedSources),
    orderBy('createdAt'),
  );

/** Enquiries of an account, and those of nobody, to follow up by a day. */
export const readFollowUps = (
  uid: string,
  statuses: readonly string[],
  today: string,
): Promise<StoredEnquiry[]> =>
  read(
    'enquiries',
    storedEnquiry,
    where('assignedTo', 'in', [uid, '']),
    where('status', 'in', statuses),
    where('followUpOn', '>', ''),
    where('followUpOn', '<=', today),
    orderBy('followUpOn'),
  );

/** What is left to do before search engines may list the site (contact-11). */
export async function readSteps(): Promise<readonly ('contact' | 'institute')[]> {
  const [contact, institute] = await timed('today: contact info', () =>
    Promise.all(
      ['contactInfo', 'institute'].map((name) =>
        getDoc(doc(firestore(), collections.content, name)),
      ),
    ),
  );
  const isReachable = ['phone', 'email'].some((way) => contact?.get(way)?.length > 0);
  if (isReachable) return [];
  return institute?.exists() ? ['contact'] : ['contact', 'institute'];
}

/** Emails that could not be sent. */
export const readFailedMails = (): Promise<FailedMail[]> =>
  read('mail', failedMail, where('state', '==', 'failed'));

/** Posts that nobody sees yet. */
export const readDrafts = (): Promise<StoredPost[]> =>
  read('posts', storedPost, where('published', '==', false));

/** The next open batches, each with the title of its course. */
export async function readNextBatches(
  today: string,
): Promise<readonly (StoredBatch & { readonly title: string })[]> {
  const batches = await read(
    'batches',
    storedBatch,
    where('state', '==', 'open'),
    where('firstDay', '>=', today),
    orderBy('firstDay'),
  );
  const ids = [...new Set(batches.map(({ course }) => course))];
  const courses =
    ids.length === 0 ? [] : await read('courses', storedCourse, where(documentId(), 'in', ids));
  return batches.map((batch) => ({
    ...batch,
    title: courses.find(({ _id }) => _id === batch.course)?.title ?? batch.course,
  }));
}

/** Whether there is any batch, of any state and time. */
export const hasBatch = async (): Promise<boolean> => {
  const one = query(collection(firestore(), collections.batches), limit(1));
  return !(await timed('today: any batch', () => getDocs(one))).empty;
};

/** What was done since a moment, newest first. */
export const readChangesSince = (moment: string): Promise<AuditEvent[]> =>
  read('audit', auditEvent, where('at', '>', moment), orderBy('at', 'desc'));
