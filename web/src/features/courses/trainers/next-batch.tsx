import { dayText, timesText, type Teaching } from '@institute/schema';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { nextBatch, nextBatchFull } from '../../../texts/en/trainers.tsx';
import styles from './next-batch.module.css';

interface NextBatchProps {
  readonly batch: NonNullable<Teaching['next']>;
}

/** A trainer's next batch as one link to the batches of its course; nothing once it has begun. */
export function NextBatch({ batch: { firstDay, days, course, isFull } }: NextBatchProps) {
  const today = useLocalDay();
  if (firstDay < today) return null;
  return (
    <PageLink to={`${paths.batches}?course=${course.slug}`} className={styles.next}>
      <DateSheet day={firstDay} />
      <span>
        <b>{isFull ? nextBatchFull : nextBatch}</b>
        {course.title}
        <span className="visually-hidden">, {dayText(firstDay)},</span>
        <small>{timesText(days)}</small>
      </span>
    </PageLink>
  );
}
