import { useQuery } from '@tanstack/react-query';
import { BatchList } from '../../../components/lists/batch-list.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useIndianDay } from '../../../lib/dates/use-indian-day.ts';

/** The next batches (home-10). */
export function StartingSoon() {
  const today = useIndianDay();
  const { data: batches = [] } = useQuery(useContentQueries().nextBatches());
  const upcoming = batches.filter(({ firstDay }) => firstDay >= today);
  if (upcoming.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="soon">
      <SectionHead id="soon" title="Starting soon">
        <PageLink to={paths.batches}>All batches</PageLink> ·{' '}
        <PageLink to={paths.demo}>Free demo classes</PageLink>
      </SectionHead>
      <BatchList batches={upcoming} />
    </section>
  );
}
