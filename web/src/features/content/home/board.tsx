import { clockText, localMoment, root } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { SeatsLeft } from '../../../components/dates/seats-left.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { placeText, seatsText } from '../../../lib/batches/batch-text.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { useMinute } from '../../../lib/dates/use-minute.ts';
import * as texts from '../../../texts/en/home.ts';
import * as parts from '../../../texts/en/parts.ts';
import styles from './board.module.css';

interface NextProps {
  readonly day: string;
  readonly label: string;
  /** What it is, and at what time. */
  readonly what: string;
  readonly children: ReactNode;
}

const Next = ({ day, label, what, children }: NextProps) => (
  <>
    <DateSheet day={day} />
    <span>
      <b>{label}</b>
      {` ${what} `}
      <small>{children}</small>
    </span>
  </>
);

/** The next demo class that has a place (home-11). Its form is a page that the server makes. */
function NextClass() {
  const now = useMinute();
  const { data: slots = [] } = useQuery(useContentQueries().nextDemoSlots());
  const slot = slots.find(({ day, from }) => localMoment(day, from).getTime() > now);
  if (!slot) return null;
  const { id, day, from, course, mode, branch } = slot;
  return (
    <a href={root + paths.demoSlot(id)}>
      <Next
        day={day}
        label={texts.nextClass}
        what={`${course?.title ?? parts.anyCourse}, ${clockText(from)}`}
      >
        {texts.classPlace(placeText({ mode, branch }))}
      </Next>
    </a>
  );
}

/** The batch with seats that begins next (home-11). */
function NextBatch() {
  const today = useLocalDay();
  const { data: batches = [] } = useQuery(useContentQueries().nextBatches());
  const batch = batches.find(({ firstDay, seatsLeft }) => firstDay >= today && seatsLeft > 0);
  if (!batch) return null;
  const { course, firstDay, days, seatsLeft } = batch;
  return (
    <PageLink to={paths.course(course.slug)}>
      <Next
        day={firstDay}
        label={texts.nextBatch}
        what={[course.title, ...days.slice(0, 1).map(({ from }) => clockText(from))].join(', ')}
      >
        {seatsText(seatsLeft) ? <SeatsLeft left={seatsLeft} /> : placeText(batch)}
      </Next>
    </PageLink>
  );
}

/** What is on next, over the foot of the door. Nothing of it is there where nothing is next. */
export const Board = () => (
  <section className={styles.board} aria-label={texts.next}>
    <NextClass />
    <NextBatch />
  </section>
);
