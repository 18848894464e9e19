import type { PlacementStats as Stats } from '@institute/schema';
import { CountUp } from '../../components/count-up.tsx';
import styles from './placement-stats.module.css';
import { RateDots } from './rate-dots.tsx';
import { wholePercent } from './shown-stats.ts';

function Stat({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd>{value === undefined ? '\u00a0' : <CountUp value={value} />}</dd>
    </div>
  );
}

/** The four statistics; their space is reserved while loading. */
export function PlacementStats({ stats }: { readonly stats: Stats | undefined }) {
  const percent = wholePercent(stats?.placementRate ?? '');
  return (
    <div className={styles.figures} aria-busy={!stats}>
      {percent !== undefined && (
        <div className={styles.dots}>
          <RateDots percent={percent} />
        </div>
      )}
      <dl className={styles.stats}>
        <Stat label="Placement Rate" value={stats?.placementRate} />
        <Stat label="Students Placed" value={stats?.totalPlacements} />
        <Stat label="Hiring Partners" value={stats?.companiesPartnered} />
        <Stat label="Average Package" value={stats?.averageSalary} />
      </dl>
    </div>
  );
}
