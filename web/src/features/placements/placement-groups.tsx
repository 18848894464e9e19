import {
  countedGroups,
  englishBasisOf,
  shareIn,
  type CountedGroup,
  type Notes,
} from '@institute/schema';
import { noteText } from '../../components/proof.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import * as texts from '../../texts/en/placements.ts';
import { CountBars } from './count-bars.tsx';
import styles from './placement-groups.module.css';
import { groupFields, type ShownStats } from './shown-stats.ts';

/** How many of those who were placed are in none of the groups, and at how many companies. */
function restOf(groups: readonly CountedGroup[], stats: ShownStats, notes: Notes | undefined) {
  const placed = shareIn(englishBasisOf(notes?.['placementStats.placementRate']))?.some ?? 0;
  const others = placed - groups.reduce((total, { some }) => total + some, 0);
  const companies = Number(stats.companiesPartnered) - groups.length;
  return others > 0 && companies > 0 ? texts.others(others, companies) : '';
}

interface PlacementGroupsProps {
  readonly stats: ShownStats;
  readonly notes: Notes | undefined;
}

/** Those who were placed by company, course and year: as bars where a text says how many. */
export function PlacementGroups({ stats, notes }: PlacementGroupsProps) {
  const shown = groupFields.filter((field) => stats[field]);
  if (shown.length === 0) return null;
  return (
    <div className={`wrap section ${styles.groups}`}>
      {shown.map((field) => {
        const groups = countedGroups(stats[field]);
        const note = notes?.[`placementStats.${field}`];
        const parts = [
          groups ? '' : stats[field],
          note && `${noteText(note)}.`,
          groups && field === 'topCompanies' && restOf(groups, stats, notes),
        ];
        return (
          <section key={field} aria-labelledby={field}>
            <SectionHead
              id={field}
              title={texts.groupTitles[field]}
              text={parts.filter(Boolean).join(' ')}
            />
            {groups && <CountBars groups={groups} />}
          </section>
        );
      })}
    </div>
  );
}
