import type { Notes, PlacementStats as Stats } from '@institute/schema';
import { Basis, HowWeCount } from '../../components/basis.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { isMedian, wholePercent } from './shown-stats.ts';
import styles from './placement-stats.module.css';

const spacing = 10;
const inRow = 10;

/** Path data of the dots `from` to `to` of a hundred, to be stroked with round caps and dashes. */
function dotPath(from: number, to: number): string {
  const rows = Array.from({ length: inRow }, (_, row) => {
    const first = Math.max(from, row * inRow) - row * inRow;
    const last = Math.min(to, (row + 1) * inRow) - row * inRow - 1;
    const [x, y, end] = [first, row, last].map((place) => (place + 0.5) * spacing);
    return first <= last ? `M${x} ${y}H${(end ?? 0) + 0.01}` : '';
  });
  return rows.join('');
}

/** A percentage as a hundred dots, some of them filled. */
function RateDots({ percent }: { readonly percent: number }) {
  const dashes = `0 ${spacing}`;
  return (
    <svg className={styles.rateDotsDots} viewBox="0 0 100 100" aria-hidden="true">
      <path className={styles.rest} d={dotPath(percent, 100)} strokeDasharray={dashes} />
      <path className={styles.drawn} d={dotPath(0, percent)} strokeDasharray={dashes} />
    </svg>
  );
}

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
