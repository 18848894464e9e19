import { moneyText, shortDay, taughtIn, timesText, type BatchSummary } from '@institute/schema';
import { ClassDays } from '../../../components/dates/class-days.tsx';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { SeatsLeft } from '../../../components/dates/seats-left.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { batchSearch } from '../../../lib/batches/batch-filter.ts';
import { askPath, calendarPath, placeText, seatsText } from '../../../lib/batches/batch-text.ts';
import type { CourseOffer } from '../../../lib/content/content-queries.ts';
import { useBranchPlace } from '../../../lib/content/use-branch-place.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import * as texts from '../../../texts/en/contact-offer.ts';
import * as parts from '../../../texts/en/parts.ts';
import styles from './about-ticket.module.css';

interface AboutTicketProps {
  readonly offer: CourseOffer;
  /** Id of the batch that was asked about; empty for none. */
  readonly asked: string;
}

/** What the form is about, in words above the course. */
function subjectOf(batch: BatchSummary | undefined, asked: string): string {
  if (!batch) return texts.yourCourse;
  if (asked && batch.id !== asked) return texts.notOpen;
  if (batch.seatsLeft === 0) return texts.waitingList;
  return asked ? texts.aboutBatch : texts.courseAndBatch;
}

function Facts({ batch }: { readonly batch: BatchSummary }) {
  const there = useBranchPlace(batch.mode === 'online' ? '' : batch.branch);
  return (
    <>
      <div>
        <dt>{texts.days}</dt>
        <dd>
          {timesText(batch.days)}
          <ClassDays days={batch.days} />
        </dd>
      </div>
      <div>
        <dt>{texts.where}</dt>
        <dd>
          {placeText(batch)}
          {there && <small>{there.address}</small>}
        </dd>
      </div>
      {batch.trainer && (
        <div>
          <dt>{texts.trainer}</dt>
          <dd>
            {batch.trainer}
            <small>{taughtIn(batch.language)}</small>
          </dd>
        </div>
      )}
    </>
  );
}

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
        <b>{texts.oneAfter(batch.seatsLeft === 0)}</b>
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
    <aside className={styles.about} aria-label={texts.askedAbout}>
      <div className={styles.ticket}>
        <div className={styles.head}>
          {batch && <DateSheet day={batch.firstDay} />}
          <div>
            <p>{subjectOf(batch, asked)}</p>
            <h2>{title}</h2>
            <p>
              <b>{batch ? texts.begins(shortDay(batch.firstDay)) : texts.noDateYet}</b>
            </p>
          </div>
        </div>
        <dl>
          {batch ? (
            <Facts batch={batch} />
          ) : (
            duration && (
              <div>
                <dt>{texts.duration}</dt>
                <dd>{duration}</dd>
              </div>
            )
          )}
          {fee > 0 && (
            <div>
              <dt>{texts.fee}</dt>
              <dd>
                {moneyText(fee)}
                <small>{gst ? texts.inAllWithGst : texts.inAll}</small>
              </dd>
            </div>
          )}
          {batch && (batch.seatsLeft === 0 || seatsText(batch.seatsLeft)) && (
            <div>
              <dt>{texts.seats}</dt>
              <dd>
                {batch.seatsLeft > 0 ? (
                  <SeatsLeft left={batch.seatsLeft} />
                ) : (
                  <>
                    {texts.full}
                    <small>{texts.youWait}</small>
                  </>
                )}
              </dd>
            </div>
          )}
        </dl>
      </div>
      {after && <After batch={after} slug={slug} title={title} />}
      <p className={styles.under}>
        {batch && <a href={calendarPath(batch.id)}>{parts.addToCalendar}</a>}
        <PageLink to={paths.batches + batchSearch({ course: slug })}>{parts.allBatches}</PageLink>
      </p>
    </aside>
  );
}
