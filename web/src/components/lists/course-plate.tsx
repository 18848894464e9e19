import {
  categoryName,
  categoryOf,
  hasCategories,
  feeText,
  levelName,
  shortDay,
  type CourseSummary,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { useNextBatch } from '../../lib/batches/use-next-batch.ts';
import { Moves } from '../moves.tsx';
import { PageLink } from '../page-link.tsx';
import { colorOf, Painted } from '../pictures/painted.tsx';
import { more, starts } from '../../texts/en/course-cards.ts';
import { learnMore } from '../../texts/en/parts.ts';
import styles from './course-plate.module.css';

/** A course with its kolam on a painted panel: one large link. */
export function CoursePlate({ course }: { readonly course: CourseSummary }) {
  const { slug, title, description, shortDescription, duration, level, highlights } = course;
  const next = useNextBatch(course);
  return (
    <article className={styles.plate}>
      <Painted seed={slug} color={colorOf(course)} className={styles.panel} />
      <p className={styles.facts}>
        {hasCategories && <b>{categoryName(categoryOf(course))}</b>}{' '}
        <span>{[duration, levelName(level)].filter(Boolean).join(' · ')}</span>
      </p>
      <Moves name={`course-${slug}`}>
        <h3>
          <PageLink to={paths.course(slug)}>{title}</PageLink>
        </h3>
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
        {next && <span>{starts(shortDay(next.day))}</span>}
        <i aria-hidden="true">{learnMore}</i>
        {course.moreHighlights > 0 && <span>{more(course.moreHighlights)}</span>}
      </p>
    </article>
  );
}
