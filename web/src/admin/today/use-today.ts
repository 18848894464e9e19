import { dayText, localDay, shortDay } from '@institute/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { mostOfToday } from '../../lib/firebase/read-today.ts';
import { useNow } from '../enquiries/use-now.ts';
import { timeText } from '../editor/time-text.ts';
import { useAdmin, useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { changesText } from './changes-text.ts';
import { seatsNumber, type ShownNumber } from './numbers.ts';
import { failedLine, soonLine } from './release-lines.ts';
import { queueOf, type QueueItem } from './queue.ts';
import { seatsNotice } from './seats-notice.ts';
import { firstItemLine, stepLine } from './step-lines.ts';
import type { TodayLine } from './today-line.ts';
import { useTodayQueries } from './use-today-queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * When somebody last looked at Today, before this session of the tab: a reload does not make what is
 * new old. A day ago at the first visit, and without storage.
 */
function lastVisit(uid: string, now = new Date()): string {
  const key = `today-seen: ${uid}`;
  const atFirst = new Date(now.getTime() - day).toISOString();
  try {
    const since = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? atFirst;
    sessionStorage.setItem(key, since);
    localStorage.setItem(key, now.toISOString());
    return since;
  } catch {
    return atFirst;
  }
}

/** What needs attention besides the people of the queue; it is shown once there is any. */
export interface TodaySection {
  readonly name: string;
  readonly lines: readonly TodayLine[] | undefined;
  readonly failed: boolean;
  /** Reads it again. */
  readonly retry: () => unknown;
  /** Whether there may be more than was read; `path` leads to all. */
  readonly more: boolean;
  readonly path: string;
}

interface Today {
  /** What to do now, in order; absent until it is read, or for a role that has none. */
  readonly queue: readonly QueueItem[] | undefined;
  readonly hasQueue: boolean;
  readonly queueFailed: boolean;
  /** Reads again what of the queue was not read. */
  readonly retryQueue: () => void;
  /** Whether more may wait than was read. */
  readonly more: boolean;
  /** The seats of the batches that begin soon. */
  readonly seats: ShownNumber;
  readonly sections: readonly TodaySection[];
  /** What others did since the last visit, in a sentence; empty if nothing. */
  readonly changes: string;
}

/** What the role of the admin has to do today. */
export function useToday(): Today {
  const { uid } = useAdmin();
  const now = useNow();
  const today = localDay(new Date(now));
  const [since] = useState(() => lastVisit(uid));
  const owns = useMay('editInstitute');
  const [handles, books, edits, managesClaims, audits, readsMails] = [
    useMay('handleEnquiries'),
    useMay('handleBookings'),
    useMay('editContent'),
    useMay('manageClaims'),
    useMay('readAudit'),
    useMay('readMails'),
  ];
  const may = { handles, books, edits, managesClaims, audits, readsMails };
  const queries = useTodayQueries({ uid, today, since, oversees: useMay('manageStaff'), ...may });
  const { steps, firstItems, leads, due, classes, releases, failedMails } = queries;
  const { drafts, batches, expiring, changes } = queries;

  const part = <Row>(
    {
      data,
      isError,
      refetch,
    }: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isError' | 'refetch'>,
    texts: Pick<TodaySection, 'name' | 'path'>,
    linesOf: (row: Row) => readonly TodayLine[],
  ): TodaySection => ({
    ...texts,
    lines: data?.flatMap(linesOf),
    failed: isError,
    retry: refetch,
    more: data?.length === mostOfToday,
  });

  const sections = [
    edits &&
      part(
        steps,
        { name: 'Before search engines can list the site', path: tabPath('contact') },
        (step) => stepLine(step, owns),
      ),
    edits &&
      part(
        firstItems,
        { name: 'Before visitors can join a course', path: tabPath('courses') },
        firstItemLine,
      ),
    edits &&
      part(
        releases,
        { name: 'Releases that did not go live', path: tabPath('releases') },
        failedLine,
      ),
    edits &&
      part(releases, { name: 'Going live within 24 hours', path: tabPath('releases') }, (release) =>
        soonLine(release, today),
      ),
    readsMails &&
      part(
        failedMails,
        { name: 'Emails that did not go out', path: tabPath('enquiries') },
        ({ _id: id, message, to, createdAt }) => {
          const about = `to ${to.join(', ')}, ${timeText(createdAt)}`;
          return [{ id, text: message.subject, about, urgent: true, path: tabPath('enquiries') }];
        },
      ),
    managesClaims &&
      part(
        expiring,
        { name: 'Claims about to expire', path: tabPath('claims') },
        ({ _id: id, text, validUntil }) => [
          { id, text, about: `until ${dayText(validUntil)}`, path: tabPath('claims') },
        ],
      ),
    part(batches, { name: 'Batch seats', path: tabPath('batches') }, (batch) => {
      const { _id: id, title: text, firstDay, seats: all, seatsTaken } = batch;
      const seats = seatsNotice(batch, today);
      const about = `${shortDay(firstDay)} · ${seats}`;
      const taken = Math.min(1, seatsTaken / all);
      return seats === undefined ? [] : [{ id, text, about, taken, path: tabPath('batches', id) }];
    }),
    edits &&
      part(drafts, { name: 'Drafts', path: tabPath('blog') }, ({ _id: id, title, updatedAt }) => [
        { id, text: title, about: `changed ${timeText(updatedAt)}`, path: tabPath('blog', id) },
      ]),
  ].filter((each) => typeof each === 'object');

  const parts = [...(handles ? [leads, due] : []), ...(books ? [classes] : [])];
  const isRead = parts.length > 0 && parts.every(({ data }) => data);
  const read = {
    waiting: leads.data ?? [],
    followUps: due.data ?? [],
    classes: classes.data ?? [],
  };
  return {
    queue: isRead ? queueOf(read, { now, today, uid }) : undefined,
    hasQueue: parts.length > 0,
    queueFailed: parts.some(({ isError }) => isError),
    retryQueue: () => {
      for (const { isError, refetch } of parts) if (isError) void refetch();
    },
    more: [leads, due].some(({ data }) => data?.length === mostOfToday),
    seats: seatsNumber(batches.data, today, mostOfToday),
    sections,
    changes: changesText(changes.data ?? [], uid),
  };
}
