import { feeTotal, rupees, type StoredCourse } from '@institute/schema';
import { ButtonLink } from '../../../components/button.tsx';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import styles from './course-facts.module.css';
import { SyllabusButton } from './syllabus-button.tsx';

interface CourseFactsProps {
  readonly course: StoredCourse;
  /** The contact page with this course preselected. */
  readonly contact: string;
}

/** Facts and actions of a course: a sticky column beside the syllabus. */
export function CourseFacts({ course, contact }: CourseFactsProps) {
  const { slug, duration, level, instructor, price, fees } = course;
  const facts = [
    ['Duration', duration],
    ['Level', level],
    ['Trainer', instructor],
    ['Fee', price > 0 ? rupees(feeTotal(price, fees)) : 'Ask us'],
  ].filter(([, value]) => value);
  return (
    <aside className={styles.facts} aria-label="About this course">
      <KolamFigure seed={slug} className={styles.kolam} inHtml />
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.actions}>
        <ButtonLink to={contact}>Apply Now</ButtonLink>
        <SyllabusButton course={course} />
        <ButtonLink to={contact} kind="secondary">
          Get Free Demo
        </ButtonLink>
      </p>
    </aside>
  );
}
