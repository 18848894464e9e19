import { englishBasisOf, hiringPartnersOf, shareIn, type NamedFigure } from '@institute/schema';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { CallBand } from '../../components/call-band.tsx';
import { Figures } from '../../components/figures.tsx';
import { NoSuchPage } from '../../components/lists/no-such-page.tsx';
import { PageLoading } from '../../components/page-state.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useAwaited } from '../../lib/content/use-read.ts';
import { useOnlyBacked } from '../../lib/content/use-only-backed.ts';
import { pageIn, placementsPath } from '../../lib/links/list-path.ts';
import { ofPage, PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/placements.ts';
import * as parts from '../../texts/en/parts.ts';
import { HiringPartners } from './hiring-partners.tsx';
import { PlacementGroups } from './placement-groups.tsx';
import { PlacementStats } from './placement-stats.tsx';
import styles from './placements-page.module.css';
import { labelOf, shownStats } from './shown-stats.ts';
import { mostDots, StudentDots } from './student-dots.tsx';
import { SuccessStories } from './success-stories.tsx';

export function PlacementsPage() {
  const queries = useContentQueries();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data: list } = useQuery(queries.placements(page));
  // Dots and groups of the figures would push away what is below them.
  const { data, isWaiting } = useAwaited(queries.singleton('placementStats'));
  const { city } = useOwnFacts();
  const onlyBacked = useOnlyBacked();
  const stats = shownStats(data, onlyBacked);
  const notes = data?.notes;
  const partners = hiringPartnersOf(data);
  const ofRate = notes?.['placementStats.placementRate'];
  const share = shareIn(englishBasisOf(ofRate));
  const figure = (field: NamedFigure) => ({
    label: labelOf(field, stats, notes),
    value: stats[field],
    note: notes?.[`placementStats.${field}`],
  });
  const figures = [
    figure('placementRate'),
    figure('averageSalary'),
    figure('highestSalary'),
  ].filter(({ value }) => value !== '');
  if (list && page > 1 && page > list.pages) return <NoSuchPage first={placementsPath()} />;
  return (
    <>
      <PageHead
        {...ofPage(texts.title, texts.descriptionOf(city), page)}
        canonicalPath={placementsPath(page)}
      />
      {isWaiting ? (
        <PageLoading />
      ) : (
        <>
          <div className={`wrap ${styles.page}`}>
            <div className={styles.top}>
              <PageTop title={texts.title}>{texts.lead}</PageTop>
              {ofRate && share && share.of <= mostDots && <StudentDots {...share} note={ofRate} />}
            </div>
            <PlacementStats stats={stats} notes={notes} />
          </div>
          <PlacementGroups stats={stats} notes={notes} />
          <SuccessStories page={page} />
          {partners.length > 0 && (!onlyBacked || notes?.['hiringPartners']) && (
            <HiringPartners names={partners} note={notes?.['hiringPartners']} />
          )}
          <CallBand
            title={texts.beNext}
            text={texts.start}
            seed="success-story"
            figures={
              figures.length > 0 && (
                <div className={styles.figures}>
                  <Figures name={texts.beNext} figures={figures} />
                </div>
              )
            }
          >
            <ButtonLink to={paths.courses}>{texts.exploreCourses}</ButtonLink>
            <ButtonLink to={paths.contact} kind="on-indigo">
              {parts.contactUs}
            </ButtonLink>
          </CallBand>
        </>
      )}
    </>
  );
}
