import { demoModes, type OfferedDemoSlot } from '@institute/schema';
import { paths } from '../../config/paths.ts';

/** What is chosen, by parameter of the address. */
export interface DemoFilter {
  readonly course?: string | undefined;
  readonly mode?: string | undefined;
}

const names = ['course', 'mode'] as const;

/** The filter in a query; what it cannot be is left out. */
export function readDemoFilter(search: URLSearchParams): DemoFilter {
  const course = search.get('course') ?? '';
  const mode = search.get('mode') ?? '';
  return {
    ...(/^[a-z0-9-]{1,100}$/.test(course) && { course }),
    ...(Object.hasOwn(demoModes, mode) && { mode }),
  };
}

/** The query of a filter, always in the same order; empty for none. */
export function demoSearch(filter: DemoFilter): string {
  const given = names.flatMap((name) => (filter[name] ? [`${name}=${filter[name]}`] : []));
  return given.length > 0 ? `?${given.join('&')}` : '';
}

/** The list with that filter. */
export const demoPath = (filter: DemoFilter): string => paths.demo + demoSearch(filter);

/** The classes that match; one of any course matches each. */
export const matchingSlots = (
  slots: readonly OfferedDemoSlot[],
  { course, mode }: DemoFilter,
): OfferedDemoSlot[] =>
  slots.filter(
    (slot) =>
      (!course || !slot.course || slot.course.slug === course) && (!mode || slot.mode === mode),
  );
