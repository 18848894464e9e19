import { optionsOf, type ListSpec } from '../content/arrange.ts';
import type { Untranslated } from './untranslated.ts';

const standings = ['Missing', 'Stale', 'Complete'] as const;

/** How a document stands in Tamil, in a word. */
export function tamilStanding(left: Untranslated): (typeof standings)[number] {
  if (left !== undefined && left.stale > 0) return 'Stale';
  return left === undefined || left.missing > 0 ? 'Missing' : 'Complete';
}

/** A list with a filter by how its documents stand in Tamil (tamil-12). */
export const withTamilFilter = <Row extends { readonly untranslated?: Untranslated }>(
  spec: ListSpec<Row>,
): ListSpec<Row> => ({
  ...spec,
  filters: [
    ...spec.filters,
    {
      name: 'tamil',
      label: 'Tamil',
      options: optionsOf(standings),
      matches: ({ untranslated }, value) => tamilStanding(untranslated) === value,
    },
  ],
});
