import {
  categoryName,
  categoryOf,
  courseCategories,
  hasCategories,
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
import { linkTo } from '../../components/page-link.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { Door } from '../../components/pictures/door.tsx';
import { colorOf } from '../../components/pictures/painted.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { categoryIn, coursesPath, pageIn } from '../../lib/links/list-path.ts';
import { ofPage, PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/courses.tsx';
import { contactUs } from '../../texts/en/parts.ts';
import styles from './courses-page.module.css';

const fixedGains = institute.fixedTexts ? texts.included : [];

/** What an owner says that students get, or the specification does (courses-6). */
function WhatYouGet() {
  const { whatYouGet = fixedGains } = useOwnFacts();
  if (whatYouGet.length === 0) return null;
  return (
    <section className={`section ${styles.gains}`} aria-labelledby="what-you-get">
      <div className="wrap">
        <SectionHead id="what-you-get" title={texts.whatYouGet} />
        <FactList facts={whatYouGet} />
      </div>
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
    { label: texts.all, to: coursesPath(), current: !chosen, count: total },
    ...courseCategories.map((category) => ({
      label: categoryName(category),
      to: coursesPath(category),
      current: category === chosen,
      count: counts[category] ?? 0,
    })),
  ];
  return <FilterChips label={texts.categories} chips={chips} />;
}

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
        <Door
          seed={category}
          color={colorOf({ title: '', category })}
          rows={7}
          className={styles.door}
        />
        <h2>
          {categoryName(category)} <small>{texts.counted(count)}</small>
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
  if (!hasCategories || (pages > 1 && !chosen)) {
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
      {hasCategories && (
        <div className={styles.categories}>
          <CategoryChips counts={counts} total={total} chosen={chosen} />
        </div>
      )}
      <p className={styles.summary} role="status">
        {texts.shown(chosen ? (counts[chosen] ?? 0) : total, chosen && categoryName(chosen))}
      </p>
      {items.length > 0 ? (
        <Courses list={list} chosen={chosen} />
      ) : (
        <Empty title={texts.noneTitle} text={texts.noneText}>
          {chosen ? (
            <ButtonLink to={coursesPath()} kind="secondary">
              {texts.viewAll}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.contact}>{contactUs}</ButtonLink>
          )}
        </Empty>
      )}
      <Pager
        label={texts.pages}
        page={page}
        pages={pages}
        to={(other) => coursesPath(chosen, other)}
        before={texts.before}
        after={texts.after}
      />
    </>
  );
}

export function CoursesPage() {
  const [search] = useSearchParams();
  const [page, chosen] = [pageIn(search), categoryIn(search, courseCategories)];
  const { city } = useOwnFacts();
  const query = useContentQueries().courses(page, chosen);
  const { data } = useQuery(query);
  if (data && page > 1 && page > data.pages) return <NoSuchPage first={coursesPath(chosen)} />;
  return (
    <>
      <PageHead
        {...ofPage(texts.title, texts.descriptionOf(city), page)}
        canonicalPath={chosen ? paths.courses : coursesPath(undefined, page)}
        subject={data && { kind: 'courses', courses: data.items }}
      />
      <Content query={query} failure={messages.fetch.courses}>
        {(list) => (
          <>
            <div className="wrap">
              <PageTop title={texts.title}>
                {chosen || list.items.some(({ next }) => next)
                  ? texts.lead(linkTo(paths.batches), linkTo(paths.trainers))
                  : list.items.length > 0 && texts.openOne}
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
