import { categoryOf, feeText, shortDay, type CourseSummary } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { useNextBatch } from '../../lib/batches/use-next-batch.ts';
import { Moves } from '../moves.tsx';
import { PageLink } from '../page-link.tsx';
import { colorOf, Painted } from '../pictures/painted.tsx';
import styles from './course-plate.module.css';

/** A course with its kolam on a painted panel: one large link. */
export function CoursePlate({ course }: { readonly course: CourseSummary }) {
  const { slug, title, description, shortDescription, duration, level, highlights } = course;
  const next = useNextBatch(course);
  return (
    <article className={styles.plate}>
      <Painted seed={slug} color={colorOf(course)} className={styles.panel} />
      <p className={styles.facts}>
        <b>{categoryOf(course)}</b> <span>{[duration, level].filter(Boolean).join(' · ')}</span>
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
        {next && <span>Starts {shortDay(next.day)}</span>}
        <i aria-hidden="true">Learn More</i>
        {course.moreHighlights > 0 && <span>{`+${course.moreHighlights} more`}</span>}
      </p>
    </article>
  );
}
