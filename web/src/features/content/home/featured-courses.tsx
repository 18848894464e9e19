import { useQuery } from '@tanstack/react-query';
import { CourseCard } from '../../../components/lists/course-card.tsx';
import { CourseGrid } from '../../../components/lists/course-grid.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { SectionHead } from '../../../components/section-head.tsx';

/** The featured courses. */
export function FeaturedCourses({ slugs }: { readonly slugs: readonly string[] }) {
  const { data: courses } = useQuery(useContentQueries().featuredCourses(slugs));
  if (!courses || courses.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="featured-courses">
      <SectionHead id="featured-courses" title="Featured Courses">
        <PageLink to={paths.courses}>All courses</PageLink>
      </SectionHead>
      <CourseGrid>
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} />
        ))}
      </CourseGrid>
    </section>
  );
}
