import {
  clockText,
  collections,
  localDay,
  momentText,
  openStatuses,
  plainDay,
  promisedSources,
  rangeText,
  type CountedClass,
} from '@institute/schema';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { regularMail, waitingMail } from '../../mails/outbox/mail.ts';
import { firestore } from '../../platform/admin.ts';
import { createOnce } from '../../platform/create-once.ts';
import { listAddresses } from '../colleagues.ts';

/** Most enquiries of a kind that a mail lists. */
const most = 50;

const hour = 60 * 60 * 1000;

function waitText(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hour);
  const days = Math.floor(hours / 24);
  if (days >= 2) return `${days} days`;
  if (hours === 0) return 'less than an hour';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

function followUpText(enquiry: DocumentSnapshot, today: string): string {
  const day = String(enquiry.get('followUpOn'));
  const time = String(enquiry.get('followUpTime') ?? '');
  if (day < today) return `since ${plainDay(day)}`;
  return time === '' ? 'today' : clockText(time);
}

/** What a list begins with, and how many there are. */
async function readList(found: Query, fields: readonly string[]) {
  const [counted, { docs }] = await Promise.all([
    found.count().get(),
    found
      .limit(most)
      .select(...fields)
      .get(),
  ]);
  return { docs, count: counted.data().count };
}

const ofColleague = (uid: string): Query =>
  firestore().collection(collections.enquiries).where('assignedTo', '==', uid);

/** The enquiries of a colleague that wait for an answer: who waits longest is first. */
const readWaiting = (uid: string) =>
  readList(
    ofColleague(uid)
      .where('status', '==', 'new')
      .where('source', 'in', promisedSources)
      .orderBy('createdAt'),
    ['createdAt'],
  );

const readFollowUps = (uid: string, today: string) =>
  readList(
    ofColleague(uid)
      .where('status', 'in', openStatuses)
      .where('followUpOn', '>', '')
      .where('followUpOn', '<=', today)
      .orderBy('followUpOn'),
    ['followUpOn', 'followUpTime'],
  );

const classText = ({ from, to, title, taken, places }: CountedClass): string =>
  `${rangeText(from, to)}, ${title || 'any course'}, ${taken} of ${places} places taken`;

function titleOf(waiting: number, followUps: number): string {
  const answer = waiting === 1 ? '1 enquiry to answer' : `${waiting} enquiries to answer`;
  const parts = [
    ...(waiting > 0 ? [answer] : []),
    ...(followUps > 0 ? [`${followUps} to follow up`] : []),
  ];
  return `Your day: ${parts.join(', ')}`;
}

/**
 * Tells everybody who handles enquiries, once a day, which of theirs wait for an answer and which are to be followed
 * up, with the demo classes of the day; whoever has none of their own gets no mail.
 */
export async function tellColleagues(
  held: readonly CountedClass[],
  now = new Date(),
): Promise<void> {
  const today = localDay(now);
  const classes = held.map(classText);
  const colleagues = await listAddresses();
  for (const { uid, email } of colleagues) {
    const [waiting, followUps] = await Promise.all([readWaiting(uid), readFollowUps(uid, today)]);
    const count = waiting.count + followUps.count;
    if (count === 0) continue;
    const body = {
      template: 'day-of-colleague' as const,
      title: titleOf(waiting.count, followUps.count),
      waiting: waiting.docs.map((enquiry) => {
        const since = String(enquiry.get('createdAt'));
        return { id: enquiry.id, text: `${waitText(since, now)}, since ${momentText(since)}` };
      }),
      followUps: followUps.docs
        .map((enquiry) => ({
          id: enquiry.id,
          text: followUpText(enquiry, today),
          at: `${enquiry.get('followUpOn')} ${enquiry.get('followUpTime') || '~'}`,
        }))
        .toSorted((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ id, text }) => ({ id, text })),
      more: count - waiting.docs.length - followUps.docs.length,
      classes,
    };
    const mail = waitingMail({ kind: 'summary', to: email, body }, now);
    await createOnce(regularMail(`day-${uid}`, today), mail);
  }
}
