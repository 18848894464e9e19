import { countedGroups, groupKey } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { Figures } from '../../../components/figures.tsx';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useOnlyBacked } from '../../../lib/content/use-only-backed.ts';
import * as texts from '../../../texts/en/course.ts';

/** How many of the course were placed, where that is verified (course-17). */
export function CourseOutcome({ title }: { readonly title: string }) {
  const query = useContentQueries().singleton('placementStats');
  const { data: stats } = useQuery({ ...query, enabled: useOnlyBacked() });
  const note = stats?.notes?.['placementStats.byCourse'];
  const group = countedGroups(note ? (stats?.byCourse ?? '') : '')?.find(
    ({ name }) => groupKey(name) === groupKey(title),
  );
  if (!note || !group) return null;
  const { some, of } = group;
  const figure = {
    label: texts.werePlaced,
    value: of === undefined ? String(some) : texts.someOf(some, of),
    note,
  };
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome">{texts.placedAfter}</h2>
      <Figures name={texts.placedAfterName} figures={[figure]} />
    </section>
  );
}
