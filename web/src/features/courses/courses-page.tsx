import { messages, type CourseSummary } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Content } from '../../components/content.tsx';
import { CourseCard } from '../../components/course-card.tsx';
import { CourseGrid } from '../../components/course-grid.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import {
  courseCategories,
  courseCategory,
  type CourseCategory,
} from '../../lib/content/course-category.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import { CategoryChips } from './category-chips.tsx';
import { categoryParameter, coursesPath } from './category-parameter.ts';
import styles from './courses-page.module.css';
import { WhatYouGet } from './what-you-get.tsx';

/** courses-3. */
function summary(count: number, category: CourseCategory | undefined): string {
  if (!category) return `Showing all ${count} ${count === 1 ? 'course' : 'courses'}`;
  return `${count} ${count === 1 ? 'course' : 'courses'} in ${category}`;
}

function Catalogue({ courses }: { readonly courses: readonly CourseSummary[] }) {
  const [parameters] = useSearchParams();
  const chosen = courseCategories.find(
    (category) => categoryParameter(category) === parameters.get('category'),
  );
  const shown = chosen ? courses.filter(({ title }) => courseCategory(title) === chosen) : courses;
  return (
    <>
      <CategoryChips courses={courses} chosen={chosen} />
      <p className={styles.summary} role="status">
        {summary(shown.length, chosen)}
      </p>
      {shown.length > 0 ? (
        <CourseGrid>
          {shown.map((course) => (
            <CourseCard key={course.slug} course={course} heading="h2" />
          ))}
        </CourseGrid>
      ) : (
        <div className={styles.empty}>
          <h2>No courses found</h2>
          <ButtonLink to={coursesPath()} kind="secondary">
            View All Courses
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export function CoursesPage() {
  const query = useContentQueries().courses();
  const { data } = useQuery(query);
  return (
    <>
      <PageHead
        title="Courses"
        description="Software courses in Chennai with syllabus, duration, level and fee: development, data science, AI, cloud, security, design and marketing."
        canonicalPath={paths.courses}
        subject={data && { kind: 'courses', courses: data }}
      />
      <Content query={query} failure={messages.fetch.courses}>
        {(courses) => (
          <>
            <section className={`wrap ${styles.page}`}>
              <header className={styles.head}>
                <h1>Courses</h1>
                <p>
                  Every course ends with something you built and can show. Open one for its full
                  syllabus.
                </p>
              </header>
              <Catalogue courses={courses} />
            </section>
            <WhatYouGet />
          </>
        )}
      </Content>
    </>
  );
}
