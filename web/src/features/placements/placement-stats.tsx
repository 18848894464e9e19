import type { Notes, PlacementFigure, PlacementStats as Stats } from '@institute/schema';
import { Figures } from '../../components/figures.tsx';
import { groupFields, groupTitles, packageName } from './shown-stats.ts';

interface PlacementStatsProps {
  readonly stats: Stats | undefined;
  readonly notes: Notes | undefined;
}

/** The four statistics; their space is reserved while loading. */
export function PlacementStats({ stats, notes }: PlacementStatsProps) {
  const noteOf = (field: PlacementFigure) => notes?.[`placementStats.${field}`];
  const figure = (label: string, field: keyof Stats) => ({
    label,
    value: stats ? stats[field] : '\u00a0',
    note: noteOf(field),
  });
  const figures = [
    figure('Placement Rate', 'placementRate'),
    figure('Students Placed', 'totalPlacements'),
    figure('Hiring Partners', 'companiesPartnered'),
    figure(packageName(notes), 'averageSalary'),
  ].filter(({ value }) => value !== '');
  const groups = groupFields.flatMap((field) => {
    const note = noteOf(field);
    return note && stats?.[field] ? [{ figure: groupTitles[field], label: field, note }] : [];
  });
  if (figures.length === 0) return null;
  return (
    <section aria-label="Placement figures" aria-busy={!stats}>
      <Figures name="placement figures" figures={figures} below={groups} moving />
    </section>
  );
}
