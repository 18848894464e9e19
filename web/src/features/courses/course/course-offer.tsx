import type { OfferedCourse } from '@institute/schema';
import { BatchList } from '../../../components/lists/batch-list.tsx';
import { PersonImage } from '../../../components/pictures/person-image.tsx';
import { useIndianDay } from '../../../lib/dates/use-indian-day.ts';
import styles from './course-offer.module.css';

/** The upcoming batches of a course (course-14). */
export function CourseBatches({ course }: { readonly course: OfferedCourse }) {
  const today = useIndianDay();
  const upcoming = course.batches.filter(({ firstDay }) => firstDay >= today);
  if (upcoming.length === 0) return null;
  return (
    <section aria-labelledby="batches">
      <h2 id="batches">Upcoming batches</h2>
      <BatchList batches={upcoming} course={course} />
    </section>
  );
}

/** The trainers of a course (trainers-2). */
export function CourseTrainers({ trainers }: Pick<OfferedCourse, 'trainers'>) {
  if (trainers.length === 0) return null;
  return (
    <section aria-labelledby="trainers">
      <h2 id="trainers">Trainers</h2>
      {trainers.map(({ name, photo, teaches, years }) => (
        <div key={name} className={styles.trainer}>
          <PersonImage image={photo} name={name} />
          <p>
            <b>{name}</b>
            <br />
            {years > 0 ? `${teaches} · ${years} years` : teaches}
          </p>
        </div>
      ))}
    </section>
  );
}
