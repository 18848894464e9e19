import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Basis, HowWeCount } from '../../components/basis.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { CallBand } from '../../components/call-band.tsx';
import { NoSuchPage } from '../../components/lists/no-such-page.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOnlyBacked } from '../../lib/content/use-only-backed.ts';
import { pageIn, placementsPath } from '../../lib/links/list-path.ts';
import { ofPage, PageHead } from '../../lib/page-head/page-head.tsx';
import { HiringPartners } from './hiring-partners.tsx';
import { PlacementStats } from './placement-stats.tsx';
import styles from './placements-page.module.css';
import { isMedian, shownStats } from './shown-stats.ts';
import { SuccessStories } from './success-stories.tsx';

const description =
  'Where our students work: their jobs, the courses they took, and the companies in Chennai that hire from us.';

export function PlacementsPage() {
  const queries = useContentQueries();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data: list } = useQuery(queries.placements(page));
  const { data, isPending } = useQuery(queries.singleton('placementStats'));
  const onlyBacked = useOnlyBacked();
  const stats = isPending ? undefined : shownStats(data, onlyBacked);
  const notes = data?.notes;
  const figures = [
    {
      label: 'Placement rate',
      value: stats?.placementRate,
      note: notes?.['placementStats.placementRate'],
    },
    {
      label: isMedian(notes?.['placementStats.averageSalary']) ? 'Median salary' : 'Average salary',
      value: stats?.averageSalary,
      note: notes?.['placementStats.averageSalary'],
    },
    {
      label: 'Highest salary',
      value: stats?.highestSalary,
      note: notes?.['placementStats.highestSalary'],
    },
  ].flatMap(({ value, ...rest }) => (value ? { ...rest, value } : []));
  if (list && page > 1 && page > list.pages) return <NoSuchPage first={placementsPath()} />;
  return (
    <>
      <PageHead {...ofPage('Placements', description, page)} canonicalPath={placementsPath(page)} />
      <section className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1>Placements</h1>
          <p>
            A course ends when you have the job. We prepare you for the interviews, introduce you to
            people who hire, and stay until you have signed.
          </p>
        </div>
        <PlacementStats stats={stats} notes={notes} />
        {stats?.topCompanies && (
          <div className={styles.companies}>
            <p>
              {stats.topCompanies}
              <Basis note={notes?.['placementStats.topCompanies']} />
            </p>
            <HowWeCount notes={notes} past="text" />
          </div>
        )}
      </section>
      <SuccessStories page={page} />
      {(!onlyBacked || notes?.['hiringPartners']) && (
        <HiringPartners note={notes?.['hiringPartners']} />
      )}
      <CallBand
        title="Be Our Next Success Story"
        text="Start with a course, or with a question about it."
        seed="success-story"
        figures={figures}
        notes={notes}
      >
        <ButtonLink to={paths.courses}>Explore Courses</ButtonLink>
        <ButtonLink to={paths.contact} kind="on-indigo">
          Contact Us
        </ButtonLink>
      </CallBand>
    </>
  );
}
