import { clockText, courseLabel, dayText } from '@institute/schema';
import { useState } from 'react';
import { mostOfToday } from '../../lib/firebase/read-today.ts';
import { actionLabel } from '../audit/audit-labels.ts';
import { answerTime } from '../enquiries/row/answer-time.ts';
import { dayAt, followUp } from '../enquiries/notes/follow-up.ts';
import { useNow } from '../enquiries/use-now.ts';
import { timeText } from '../editor/time-text.ts';
import { useAdmin, useMay } from '../shell/session.ts';
import { documentPath } from '../shell/document-path.ts';
import { tabPath } from '../shell/tabs.ts';
import { lastVisit } from './last-visit.ts';
import { seatsNotice } from './seats-notice.ts';
import { useTodayQueries } from './use-today-queries.ts';

export interface TodayLine {
  readonly id: string;
  readonly text: string;
  readonly about: string;
  readonly urgent?: boolean;
  /** Where it is done; absent where there is no such place. */
  readonly path: string | undefined;
}

export interface TodayPart {
  readonly name: string;
  /** What stands there when there is nothing. */
  readonly nothing: string;
  readonly lines: readonly TodayLine[] | undefined;
  readonly failed: boolean;
  /** Whether there may be more than was read; `path` leads to all. */
  readonly more: boolean;
  readonly path: string;
}

/** What the role of the admin has to do today. */
export function useToday(): readonly TodayPart[] {
  const { uid } = useAdmin();
  const now = useNow();
  const today = dayAt(now);
  const [since] = useState(() => lastVisit(uid));
  const [handles, books, edits, managesClaims, audits] = [
    useMay('handleEnquiries'),
    useMay('handleBookings'),
    useMay('editContent'),
    useMay('manageClaims'),
    useMay('readAudit'),
  ];
  const queries = useTodayQueries({
    uid,
    today,
    since,
    handles,
    books,
    edits,
    managesClaims,
    audits,
  });
  const { steps, leads, due, classes, drafts, failedReleases, batches, expiring, changes } =
    queries;

  const part = <Row>(
    { data, isError }: { data: readonly Row[] | undefined; isError: boolean },
    texts: Pick<TodayPart, 'name' | 'nothing' | 'path'>,
    linesOf: (row: Row) => readonly TodayLine[],
  ): TodayPart => ({
    ...texts,
    lines: data?.flatMap(linesOf),
    failed: isError,
    more: data?.length === mostOfToday,
  });

  return [
    steps.data?.length &&
      part(
        steps,
        { name: 'Before search engines can list the site', nothing: '', path: tabPath('contact') },
        (step) => [
          {
            id: step,
            text: 'Save a phone number or an email address',
            about: 'until then search engines are asked not to list the site',
            urgent: true,
            path: tabPath('contact'),
          },
        ],
      ),
    handles &&
      part(
        leads,
        {
          name: 'New enquiries',
          nothing: 'No one is waiting for an answer.',
          path: `${tabPath('enquiries')}?status=new&assigned=everybody`,
        },
        ({ _id: id, name, course, createdAt, assignedTo, joined }) => {
          if (joined) return [];
          const { text, urgent } = answerTime(createdAt, now);
          const whose = assignedTo === '' ? 'unassigned' : '';
          const about = [text, courseLabel(course), whose].filter(Boolean).join(' · ');
          return [{ id, text: name, about, urgent, path: tabPath('enquiries', id) }];
        },
      ),
    handles &&
      part(
        due,
        {
          name: 'Follow-ups',
          nothing: 'No follow-ups due.',
          path: `${tabPath('enquiries')}?followUp=due`,
        },
        (enquiry) => {
          const { _id: id, name, course } = enquiry;
          const mark = followUp(enquiry, today);
          if (!mark || enquiry.joined) return [];
          const about = [mark.text, courseLabel(course)].filter(Boolean).join(' · ');
          const { urgent } = mark;
          return [{ id, text: name, about, urgent, path: tabPath('enquiries', id) }];
        },
      ),
    books &&
      part(
        classes,
        { name: 'Demo classes', nothing: 'No demo classes today.', path: tabPath('bookings') },
        ({ _id: id, from, to, title, branch, places, taken }) => {
          const about = [branch, `${taken} of ${places} places taken`].filter(Boolean).join(' · ');
          const text = `${clockText(from)} – ${clockText(to)}, ${title || 'any course'}`;
          return [{ id, text, about, path: tabPath('bookings') }];
        },
      ),
    part(
      batches,
      {
        name: 'Batch seats',
        nothing: 'No upcoming batch is nearly full or half empty.',
        path: tabPath('batches'),
      },
      (batch) => {
        const { _id: id, title, firstDay } = batch;
        const about = seatsNotice(batch, today);
        const text = `${title}, ${dayText(firstDay)}`;
        return about === undefined ? [] : [{ id, text, about, path: tabPath('batches', id) }];
      },
    ),
    edits &&
      part(
        drafts,
        { name: 'Drafts', nothing: 'No drafts to publish.', path: tabPath('blog') },
        ({ _id: id, title, updatedAt }) => [
          { id, text: title, about: `changed ${timeText(updatedAt)}`, path: tabPath('blog', id) },
        ],
      ),
    edits &&
      part(
        failedReleases,
        {
          name: 'Releases that did not go live',
          nothing: 'Every release went live on time.',
          path: tabPath('releases'),
        },
        ({ _id: id, name, problem }) => [
          { id, text: name, about: problem, urgent: true, path: tabPath('releases') },
        ],
      ),
    managesClaims &&
      part(
        expiring,
        {
          name: 'Claims about to expire',
          nothing: 'No claims expire within 30 days.',
          path: tabPath('claims'),
        },
        ({ _id: id, text, validUntil }) => [
          { id, text, about: `until ${dayText(validUntil)}`, path: tabPath('claims') },
        ],
      ),
    audits &&
      part(
        changes,
        {
          name: 'Changed by others since your last visit',
          nothing: 'No changes by others.',
          path: tabPath('audit'),
        },
        (event) => {
          const { _id: id, document, by, byEmail, at } = event;
          if (by === uid) return [];
          const about = [byEmail ?? by, timeText(at)].join(' · ');
          return [
            { id, text: `${actionLabel(event)}: ${document}`, about, path: documentPath(document) },
          ];
        },
      ),
  ].filter((each) => typeof each === 'object');
}
