import type { NamedFigure, Notes, PlacementFigure } from '@institute/schema';
import { Figures } from '../../components/figures.tsx';
import * as texts from '../../texts/en/placements.ts';
import { groupFields, labelOf, type ShownStats } from './shown-stats.ts';

interface PlacementStatsProps {
  readonly stats: ShownStats;
  readonly notes: Notes | undefined;
}

/** The four statistics. */
export function PlacementStats({ stats, notes }: PlacementStatsProps) {
  const noteOf = (field: PlacementFigure) => notes?.[`placementStats.${field}`];
  const figure = (field: NamedFigure) => ({
    label: labelOf(field, stats, notes),
    value: stats[field],
    note: noteOf(field),
  });
  const figures = [
    figure('placementRate'),
    figure('totalPlacements'),
    figure('companiesPartnered'),
    figure('averageSalary'),
  ].filter(({ value }) => value !== '');
  const groups = groupFields.flatMap((field) => {
    const note = noteOf(field);
    return note && stats[field] ? [{ figure: texts.groupTitles[field], label: field, note }] : [];
  });
  if (figures.length === 0) return null;
  return (
    <section aria-label={texts.figuresLabel}>
      <Figures name={texts.figures} figures={figures} below={groups} moving />
    </section>
  );
}
