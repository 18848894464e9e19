import {
  feeText,
  feeTotal,
  levelName,
  timesText,
  type BatchSummary,
  type OfferedCourse,
} from '@institute/schema';
import { ButtonLink } from '../../../components/button.tsx';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { colorOf, Painted } from '../../../components/pictures/painted.tsx';
import { placeText } from '../../../lib/batches/batch-text.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { freeDemoPath } from '../../../lib/enquiries/contact-course.ts';
import * as texts from '../../../texts/en/course.ts';
import styles from './course-facts.module.css';
import { hasFees } from './course-fees.tsx';
import { SyllabusButton } from './syllabus-button.tsx';
import { useUpcoming } from './use-upcoming.ts';

/** When the next batch begins; it leads to all of them. */
const NextBatch = ({ batch }: { readonly batch: BatchSummary }) => (
  <a href="#batches" className={styles.next}>
    <DateSheet day={batch.firstDay} />
    <span>
      <b>{batch.seatsLeft === 0 ? texts.nextBatchFull : texts.nextBatch}</b> {timesText(batch.days)}
      <br />
      <small>{placeText(batch)}</small>
    </span>
  </a>
);

interface CourseFactsProps {
  readonly course: OfferedCourse;
  /** The contact page with this course preselected. */
  readonly contact: string;
}

/** What a course costs, when it begins, and what to press: a column beside the text that stays. */
export function CourseFacts({ course, contact }: CourseFactsProps) {
  const { slug, duration, level, instructor, price, fees } = course;
  const [next] = useUpcoming(course);
  const parts = fees.instalments.length;
  const facts = [
    [texts.duration, duration],
    [texts.level, levelName(level)],
    [texts.trainer, instructor],
  ].filter(([, value]) => value);
  return (
    <aside className={styles.offer} aria-label={texts.about}>
      <Painted seed={slug} color={colorOf(course)} className={styles.lintel} inHtml />
      <div className={styles.inside}>
        <p className={styles.fee}>
          <b>{feeText(feeTotal(price, fees))}</b>
          {hasFees(course) && (
            <span>
              {parts > 1 ? texts.inInstalments(parts) : texts.inTotal}
              <br />
              <a href="#fees">{texts.feesAndRefunds}</a>
            </span>
          )}
        </p>
        {next && <NextBatch batch={next} />}
        <dl className={styles.list}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={contact}>{texts.apply}</ButtonLink>
        {useOwnFacts().invitesToDemos && (
          <ButtonLink to={freeDemoPath(course)} kind="secondary">
            {texts.freeDemo}
          </ButtonLink>
        )}
        <SyllabusButton course={course} />
      </div>
    </aside>
  );
}
