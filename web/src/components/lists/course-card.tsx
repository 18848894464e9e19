import { categoryOf, type CourseSummary } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import styles from './course-card.module.css';
import { KolamFigure } from '../pictures/kolam-figure.tsx';
import { PageLink } from '../page-link.tsx';

interface CourseCardProps {
  readonly course: CourseSummary;
  /** Heading level, below that of the section. */
  readonly heading?: 'h2' | 'h3';
}

/** A course in a list: one large link. */
export function CourseCard({ course, heading: Heading = 'h3' }: CourseCardProps) {
  const { slug, title, description, shortDescription, duration, level, highlights } = course;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <p className={styles.category}>{categoryOf(course)}</p>
        <KolamFigure seed={slug} className={styles.kolam} />
      </div>
      <Heading className={styles.title}>
        <PageLink to={paths.course(slug)} className={styles.link}>
          {title}
        </PageLink>
      </Heading>
      <p className={styles.facts}>
        {duration && <span>{duration}</span>}
        <span>{level}</span>
      </p>
      <p className={styles.description}>{shortDescription || description}</p>
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <span className={styles.action} aria-hidden="true">
          Learn More
        </span>
        {course.moreHighlights > 0 && (
          <span className={styles.more}>+{course.moreHighlights} more</span>
        )}
      </p>
    </article>
  );
}
