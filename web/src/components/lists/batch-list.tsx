import { dayText, timesText, type BatchSummary, type OfferedBatch } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { askPath, calendarPath, placeText, seatsText } from '../../lib/batches/batch-text.ts';
import styles from './batch-list.module.css';
import { PageLink } from '../page-link.tsx';

type Course = OfferedBatch['course'];

interface BatchListProps {
  readonly batches: readonly (BatchSummary & { course?: Course })[];
  /** The course of all of them, on its own page; else each names its own. */
  readonly course?: Course;
}

/** Batches, one a row: when, where, and how many seats are left (batches-4). */
export const BatchList = ({ batches, course: own }: BatchListProps) => (
  <ul className={styles.list}>
    {batches.map((batch) => {
      const { id, course = own, firstDay, days, seatsLeft } = batch;
      if (!course) return null;
      return (
        <li key={id}>
          {!own && <PageLink to={paths.course(course.slug)}>{course.title}</PageLink>}
          <p>
            <b>{dayText(firstDay)}</b> {seatsText(seatsLeft)}
          </p>
          <p>{timesText(days)}</p>
          <p>{placeText(batch)}</p>
          <p>
            <PageLink to={askPath(course, id)}>
              {seatsLeft === 0 ? 'Full, join the waiting list' : 'Ask about this batch'}
            </PageLink>
            <a href={calendarPath(id)} download>
              Add to calendar
            </a>
          </p>
        </li>
      );
    })}
  </ul>
);
