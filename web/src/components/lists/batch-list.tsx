import {
  dayText,
  moneyText,
  taughtIn,
  timesText,
  type BatchSummary,
  type OfferedBatch,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { askPath, calendarPath, placeText } from '../../lib/batches/batch-text.ts';
import { ButtonLink } from '../button.tsx';
import { ClassDays } from '../dates/class-days.tsx';
import { DateSheet } from '../dates/date-sheet.tsx';
import { SeatsLeft } from '../dates/seats-left.tsx';
import { PageLink } from '../page-link.tsx';
import * as texts from '../../texts/en/parts.ts';
import styles from './rows.module.css';

type NamedCourse = Omit<OfferedBatch['course'], 'fee'>;

interface BatchListProps {
  readonly batches: readonly OfferedBatch[];
  /** Whether its first action is the main one of the page. */
  readonly isMain?: boolean;
}

interface AskProps {
  readonly batch: BatchSummary & { readonly course: NamedCourse };
  readonly isMain: boolean;
}

/** The action of a batch; its course and day tell it from the others for screen readers. */
const Ask = ({ batch, isMain }: AskProps) => (
  <ButtonLink to={askPath(batch.course, batch.id)} kind={isMain ? 'primary' : 'secondary'}>
    {batch.seatsLeft === 0 ? texts.joinWaitingList : texts.askAboutBatch}
    <span className="visually-hidden">{`: ${batch.course.title}, ${dayText(batch.firstDay)}`}</span>
  </ButtonLink>
);

interface TimesProps {
  readonly batch: BatchSummary;
  /** In whole units of the institute's currency, 0 where nothing is said about it. */
  readonly fee?: number;
}

/** Where and when a batch is, its weekdays as dots and in words, and what it costs. */
const Times = ({ batch, fee = 0 }: TimesProps) => (
  <div className={styles.times}>
    <ClassDays days={batch.days} />
    <p>{timesText(batch.days)}</p>
    <p className={styles.soft}>
      {placeText(batch)}
      {fee > 0 && <b>{`\u00A0· ${moneyText(fee)}`}</b>}
    </p>
  </div>
);

interface CalendarLinkProps {
  readonly id: string;
  /** What tells it from the others for screen readers. */
  readonly of: string;
}

const CalendarLink = ({ id, of }: CalendarLinkProps) => (
  <a href={calendarPath(id)} aria-label={`${texts.addToCalendar}: ${of}`}>
    {texts.addTo && <span>{texts.addTo}</span>}
    {texts.calendar}
  </a>
);

/** Batches of several courses, one a row (batches-4). */
export const BatchList = ({ batches, isMain = false }: BatchListProps) => (
  <ul className={styles.rows}>
    {batches.map((batch, index) => {
      const { id, course, firstDay, trainer, language, seatsLeft } = batch;
      return (
        <li key={id}>
          <DateSheet day={firstDay} />
          <div>
            <h3>
              <PageLink to={paths.course(course.slug)}>{course.title}</PageLink>
            </h3>
            <p className={styles.fine}>
              {[trainer, taughtIn(language)].filter(Boolean).join('\u00A0· ')}
            </p>
            <SeatsLeft left={seatsLeft} />
          </div>
          <Times batch={batch} fee={course.fee} />
          <div className={styles.go}>
            <Ask batch={batch} isMain={isMain && index === 0} />
            <CalendarLink id={id} of={`${course.title}, ${dayText(firstDay)}`} />
          </div>
        </li>
      );
    })}
  </ul>
);

interface OwnBatchesProps {
  readonly batches: readonly BatchSummary[];
  readonly course: NamedCourse;
}

/** The batches of one course, on its own page, the next one first (course-14). */
export const OwnBatches = ({ batches, course }: OwnBatchesProps) => (
  <ul className={styles.rows} data-short>
    {batches.map((batch, index) => (
      <li key={batch.id}>
        <DateSheet day={batch.firstDay} />
        <div>
          <Times batch={batch} />
          <p className={styles.fine}>
            {[batch.trainer, taughtIn(batch.language)].filter(Boolean).join(' · ')}
          </p>
          <SeatsLeft left={batch.seatsLeft} />
        </div>
        <div className={styles.go}>
          <Ask batch={{ ...batch, course }} isMain={index === 0} />
          <CalendarLink id={batch.id} of={dayText(batch.firstDay)} />
        </div>
      </li>
    ))}
  </ul>
);
