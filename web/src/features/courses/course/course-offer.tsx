import type { OfferedCourse } from '@institute/schema';
import { OwnBatches } from '../../../components/lists/batch-list.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Door, doorColors } from '../../../components/pictures/door.tsx';
import { paths } from '../../../config/paths.ts';
import * as texts from '../../../texts/en/course.ts';
import { experience } from '../../../texts/en/offer.ts';
import styles from './course-offer.module.css';
import { useUpcoming } from './use-upcoming.ts';

/** The upcoming batches of a course (course-14). */
export function CourseBatches({ course }: { readonly course: OfferedCourse }) {
  const upcoming = useUpcoming(course);
  return (
    upcoming.length > 0 && (
      <section aria-labelledby="batches">
        <h2 id="batches">{texts.upcomingBatches}</h2>
        <OwnBatches batches={upcoming} course={course} />
      </section>
    )
  );
}

/** The trainers of a course (trainers-2). */
export const CourseTrainers = ({ trainers }: Pick<OfferedCourse, 'trainers'>) =>
  trainers.length > 0 && (
    <section aria-labelledby="trainers">
      <h2 id="trainers">{texts.trainers}</h2>
      <ul className={styles.trainers}>
        {trainers.map(({ name, photo, teaches, years }, index) => (
          <li key={name}>
            <Door
              seed={name}
              image={photo}
              color={doorColors[index % doorColors.length]}
              sizes="7rem"
            />
            <div>
              <h3>{name}</h3>
              <p>{teaches}</p>
              {years > 0 && <p className={styles.years}>{experience(years)}</p>}
              {index === trainers.length - 1 && (
                <PageLink to={paths.trainers} className={styles.all}>
                  {texts.allTrainers}
                </PageLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
