import {
  categoryName,
  categoryOf,
  hasCategories,
  feeText,
  levelName,
  type CourseSummary,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { useNextBatch } from '../../lib/batches/use-next-batch.ts';
import { DateSheet } from '../dates/date-sheet.tsx';
import { Moves } from '../moves.tsx';
import { PageLink } from '../page-link.tsx';
import { more } from '../../texts/en/course-cards.ts';
import * as texts from '../../texts/en/parts.ts';
import styles from './course-card.module.css';

interface CourseCardProps {
  readonly course: CourseSummary;
  /** Heading level, below that of the section. */
  readonly heading: 'h2' | 'h3';
  /** Whether it stands under the name of its category. */
  readonly inCategory: boolean;
}

/** A course in a list: one large link, with the day of its next batch. */
export function CourseCard({ course, heading: Heading, inCategory }: CourseCardProps) {
  const { slug, title, description, shortDescription, duration, level, highlights } = course;
  const next = useNextBatch(course);
  return (
    <article className={styles.card}>
      {next && (
        <p className={styles.next}>
          <span className="visually-hidden">{texts.nextBatchIs}</span>
          <DateSheet day={next.day} />
        </p>
      )}
      <p className={styles.facts}>
        {hasCategories && (
          <span
            className={inCategory ? 'visually-hidden' : undefined}
          >{`${categoryName(categoryOf(course))} · `}</span>
        )}
        {[duration, levelName(level), next?.isFull && texts.nextBatchFull]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Moves name={`course-${slug}`}>
        <Heading className={styles.title}>
          <PageLink to={paths.course(slug)}>{title}</PageLink>
        </Heading>
      </Moves>
      <p className={styles.description}>{shortDescription || description}</p>
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <b>{feeText(course.fee)}</b>
        <span className={styles.action} aria-hidden="true">
          {texts.learnMore}
        </span>
        {course.moreHighlights > 0 && (
          <span className={styles.more}>{more(course.moreHighlights)}</span>
        )}
      </p>
    </article>
  );
}
