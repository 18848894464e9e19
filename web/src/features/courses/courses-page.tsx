import {
  categoryOf,
  courseCategories,
  institute,
  messages,
  type CourseCategory,
  type CourseSummary,
  type ListPage,
} from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Content } from '../../components/content.tsx';
import { Empty } from '../../components/empty.tsx';
import { CourseCard } from '../../components/lists/course-card.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { FilterChips } from '../../components/lists/filter-chips.tsx';
import { NoSuchPage } from '../../components/lists/no-such-page.tsx';
import { Pager } from '../../components/lists/pager.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { Door } from '../../components/pictures/door.tsx';
import { colorOf } from '../../components/pictures/painted.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { categoryIn, coursesPath, pageIn } from '../../lib/links/list-path.ts';
import { ofPage, PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './courses-page.module.css';

/** The static block of the course list (courses-6). */
const included = [
  {
    title: 'Course materials',
    text: 'Notes, recorded classes and exercises that stay yours after the course ends.',
  },
  {
    title: 'Live projects',
    text: 'Work on a real brief, reviewed by people who do this for a living.',
  },
  {
    title: 'Certification',
    text: 'A certificate that names what you built, and help with the vendor exams.',
  },
  {
    title: 'Placement support',
    text: 'Résumé reviews, mock interviews and introductions to companies that hire.',
  },
] as const;

function WhatYouGet() {
  return (
    <section className="wrap section" aria-labelledby="what-you-get">
      <SectionHead id="what-you-get" title="What You'll Get" />
      <FactList facts={included} />
    </section>
  );
}

interface CategoryChipsProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
  readonly chosen: CourseCategory | undefined;
}

/** The filter: every category with its count. */
function CategoryChips({ counts, total, chosen }: CategoryChipsProps) {
  const chips = [
    { label: 'All', to: coursesPath(), current: !chosen, count: total },
    ...courseCategories.map((category) => ({
      label: category,
      to: coursesPath(category),
      current: category === chosen,
      count: counts[category] ?? 0,
    })),
  ];
  return <FilterChips label="Course categories" chips={chips} />;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'course' : 'courses'}`;

/** courses-3. */
const summary = (count: number, category: CourseCategory | undefined): string =>
  category ? `${counted(count)} in ${category}` : `Showing all ${counted(count)}`;

interface CategoryGroupProps {
  readonly category: CourseCategory;
  /** Of the category, on all pages. */
  readonly count: number;
  readonly courses: readonly CourseSummary[];
}

/** Courses of a category, beside its painted door. */
function CategoryGroup({ category, count, courses }: CategoryGroupProps) {
  return (
    <section className={styles.group}>
      <header>
        <Door seed={category} color={colorOf({ title: '', category })} className={styles.door} />
        <h2>
          {category} <small>{counted(count)}</small>
        </h2>
      </header>
      <div className={styles.cards}>
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} heading="h3" inCategory />
        ))}
      </div>
    </section>
  );
}

interface CatalogueProps {
  readonly list: ListPage<CourseSummary>;
  readonly page: number;
  readonly chosen: CourseCategory | undefined;
}

/** The courses by category, unless other pages have more of several. */
function Courses({ list: { items, counts, pages }, chosen }: Omit<CatalogueProps, 'page'>) {
  if (pages > 1 && !chosen) {
    return (
      <div className={styles.cards}>
        {items.map((course) => (
          <CourseCard key={course.slug} course={course} heading="h2" inCategory={false} />
        ))}
      </div>
    );
  }
  return courseCategories.map((category) => {
    const its = items.filter((course) => categoryOf(course) === category);
    return (
      its.length > 0 && (
        <CategoryGroup
          key={category}
          category={category}
          count={counts[category] ?? its.length}
          courses={its}
        />
      )
    );
  });
}

function Catalogue({ list, page, chosen }: CatalogueProps) {
  const { items, counts, pages } = list;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={styles.categories}>
        <CategoryChips counts={counts} total={total} chosen={chosen} />
      </div>
      <p className={styles.summary} role="status">
        {summary(chosen ? (counts[chosen] ?? 0) : total, chosen)}
      </p>
      {items.length > 0 ? (
        <Courses list={list} chosen={chosen} />
      ) : (
        <Empty title="No courses found" text="There is none in this category at the moment.">
          <ButtonLink to={coursesPath()} kind="secondary">
            View All Courses
          </ButtonLink>
        </Empty>
      )}
      <Pager
        label="Pages of courses"
        page={page}
        pages={pages}
        to={(other) => coursesPath(chosen, other)}
        before="Previous courses"
        after="More courses"
      />
    </>
  );
}

const description = `Software courses in ${institute.city} with syllabus, duration, level and fee: development, data science, AI, cloud, security, design and marketing.`;

export function CoursesPage() {
  const [search] = useSearchParams();
  const [page, chosen] = [pageIn(search), categoryIn(search, courseCategories)];
  const query = useContentQueries().courses(page, chosen);
  const { data } = useQuery(query);
  if (data && page > 1 && page > data.pages) return <NoSuchPage first={coursesPath(chosen)} />;
  return (
    <>
      <PageHead
        {...ofPage('Courses', description, page)}
        canonicalPath={chosen ? paths.courses : coursesPath(undefined, page)}
        subject={data && { kind: 'courses', courses: data.items }}
      />
      <Content query={query} failure={messages.fetch.courses}>
        {(list) => (
          <>
            <div className="wrap">
              <PageTop title="Courses">
                Every course ends with something you built and can show. Open one for its full
                syllabus. See <PageLink to={paths.batches}>when the next batches start</PageLink>,
                and <PageLink to={paths.trainers}>who teaches</PageLink>.
              </PageTop>
              <Catalogue list={list} page={page} chosen={chosen} />
            </div>
            <WhatYouGet />
          </>
        )}
      </Content>
    </>
  );
}
