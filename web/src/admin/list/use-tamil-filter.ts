import { withTamilFilter, type ListSpec, type Untranslated } from '@institute/schema';
import { useMemo } from 'react';
import { useOwnFacts } from '../../lib/content/own-facts.ts';

/** A list with a filter by how its documents stand in Tamil, once the site is in Tamil. */
export function useTamilFilter<Row extends { readonly untranslated?: Untranslated }>(
  spec: ListSpec<Row>,
): ListSpec<Row> {
  const { tamil } = useOwnFacts();
  return useMemo(() => (tamil ? withTamilFilter(spec) : spec), [spec, tamil]);
}
