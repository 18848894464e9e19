import { rupees, shortDay, timesText, type BatchSummary } from '@institute/schema';
import { ClassDays } from '../../../components/dates/class-days.tsx';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { SeatsLeft } from '../../../components/dates/seats-left.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { batchSearch } from '../../../lib/batches/batch-filter.ts';
import { askPath, calendarPath, placeText, seatsText } from '../../../lib/batches/batch-text.ts';
import type { CourseOffer } from '../../../lib/content/content-queries.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import styles from './about-ticket.module.css';

interface AboutTicketProps {
  readonly offer: CourseOffer;
  /** Id of the batch that was asked about; empty for none. */
  readonly asked: string;
}

/** What the form is about, in words above the course. */
function subjectOf(batch: BatchSummary | undefined, asked: string): string {
  if (!batch) return 'Your course';
  if (asked && batch.id !== asked) return 'This batch is no longer open. The next one';
  if (batch.seatsLeft === 0) return 'Waiting list for this batch';
  return asked ? 'Your question is about this batch' : 'Your course and its next batch';
}

const Facts = ({ batch }: { readonly batch: BatchSummary }) => (
  <>
    <div>
      <dt>Days</dt>
      <dd>
        {timesText(batch.days)}
        <ClassDays days={batch.days} />
      </dd>
    </div>
    <div>
      <dt>Where</dt>
      <dd>{placeText(batch)}</dd>
    </div>
    {batch.trainer && (
      <div>
        <dt>Trainer</dt>
        <dd>
          {batch.trainer}
          <small>{batch.language}</small>
        </dd>
      </div>
    )}
  </>
);

/** The batch that begins after a full one, the first with a seat where there is one. */
function After({
  batch,
  slug,
  title,
}: Pick<CourseOffer, 'slug' | 'title'> & { batch: BatchSummary }) {
  return (
    <PageLink className={styles.after} to={askPath({ slug, title }, batch.id)}>
      <DateSheet day={batch.firstDay} />
      <span>
        <b>The one after{batch.seatsLeft === 0 && ', also full'}</b>
        {timesText(batch.days)}
        <small>{placeText(batch)}</small>
      </span>
    </PageLink>
  );
}

/** The course that the form is about, with its batch and fee: the one asked about, or the next with a seat (contact-13). */
export function AboutTicket({ offer, asked }: AboutTicketProps) {
  const { slug, title, duration, fee, gst } = offer;
  const today = useLocalDay();
  const coming = offer.batches.filter(({ firstDay }) => firstDay >= today);
  const hasSeat = ({ seatsLeft }: BatchSummary) => seatsLeft > 0;
  const batch = coming.find(({ id }) => id === asked) ?? coming.find(hasSeat) ?? coming[0];
  const later = batch?.seatsLeft === 0 ? coming.slice(coming.indexOf(batch) + 1) : [];
  const after = later.find(hasSeat) ?? later[0];
  return (
    <aside className={styles.about} aria-label="What you ask about">
      <div className={styles.ticket}>
        <div className={styles.head}>
          {batch && <DateSheet day={batch.firstDay} />}
          <div>
            <p>{subjectOf(batch, asked)}</p>
            <h2>{title}</h2>
            <p>
              <b>
                {batch
                  ? `Begins ${shortDay(batch.firstDay)}`
                  : 'The next date is not announced yet'}
              </b>
            </p>
          </div>
        </div>
        <dl>
          {batch ? (
            <Facts batch={batch} />
          ) : (
            <div>
              <dt>Duration</dt>
              <dd>{duration}</dd>
            </div>
          )}
          {fee > 0 && (
            <div>
              <dt>Fee</dt>
              <dd>
                {rupees(fee)}
                <small>{gst ? 'in all, with GST' : 'in all'}</small>
              </dd>
            </div>
          )}
          {batch && (batch.seatsLeft === 0 || seatsText(batch.seatsLeft)) && (
            <div>
              <dt>Seats</dt>
              <dd>
                {batch.seatsLeft > 0 ? (
                  <SeatsLeft left={batch.seatsLeft} />
                ) : (
                  <>
                    Full
                    <small>You join the waiting list.</small>
                  </>
                )}
              </dd>
            </div>
          )}
        </dl>
      </div>
      {after && <After batch={after} slug={slug} title={title} />}
      <p className={styles.under}>
        {batch && (
          <a href={calendarPath(batch.id)} download>
            Add to calendar
          </a>
        )}
        <PageLink to={paths.batches + batchSearch({ course: slug })}>All batches</PageLink>
      </p>
    </aside>
  );
}
