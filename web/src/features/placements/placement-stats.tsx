import type { Notes, PlacementStats as Stats } from '@institute/schema';
import { Basis, HowWeCount } from '../../components/basis.tsx';
import { CountUp } from '../../components/count-up.tsx';
import styles from './placement-stats.module.css';
import { RateDots } from './rate-dots.tsx';
import { isMedian, wholePercent } from './shown-stats.ts';

interface StatProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly note: string | undefined;
}

function Stat({ label, value, note }: StatProps) {
  if (value === '') return null;
  return (
    <div className={styles.stat}>
      <dt>
        {label}
        <Basis note={note} />
      </dt>
      <dd>{value === undefined ? '\u00a0' : <CountUp value={value} />}</dd>
    </div>
  );
}

/** The four statistics; their space is reserved while loading. */
export function PlacementStats({
  stats,
  notes,
}: {
  readonly stats: Stats | undefined;
  readonly notes: Notes | undefined;
}) {
  const note = (field: keyof Stats) => notes?.[`placementStats.${field}`];
  const percent = wholePercent(stats?.placementRate ?? '');
  return (
    <div>
      <div className={styles.figures} aria-busy={!stats}>
        {percent !== undefined && (
          <div className={styles.dots}>
            <RateDots percent={percent} />
          </div>
        )}
        <dl className={styles.stats}>
          <Stat label="Placement Rate" value={stats?.placementRate} note={note('placementRate')} />
          <Stat
            label="Students Placed"
            value={stats?.totalPlacements}
            note={note('totalPlacements')}
          />
          <Stat
            label="Hiring Partners"
            value={stats?.companiesPartnered}
            note={note('companiesPartnered')}
          />
          <Stat
            label={isMedian(note('averageSalary')) ? 'Median Package' : 'Average Package'}
            value={stats?.averageSalary}
            note={note('averageSalary')}
          />
        </dl>
      </div>
      <HowWeCount notes={notes} past="largest" />
    </div>
  );
}
