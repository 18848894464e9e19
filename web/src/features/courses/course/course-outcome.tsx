import { countedGroups, groupKey, type CountedGroup } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { Figures } from '../../../components/figures.tsx';
import { noteText } from '../../../components/proof.tsx';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useOnlyBacked } from '../../../lib/content/use-only-backed.ts';
import * as texts from '../../../texts/en/course.ts';

/** What stands after the name of the course, in the fields that say how many were placed. */
const afterName = { placedByCourseAndYear: /^ \d{4}(?:-\d\d)?$/, byCourse: /^$/ } as const;

/** The groups of a text that are the course, by what stands after its name. */
function groupsOf(text: string, course: string, pattern: RegExp): CountedGroup[] {
  const key = groupKey(course);
  return (countedGroups(text) ?? []).flatMap((group) => {
    const name = groupKey(group.name);
    const after = name.slice(key.length);
    return name.startsWith(key) && pattern.test(after) ? [{ ...group, name: after.trim() }] : [];
  });
}

/** How many of the course were placed, in each year where that is verified (course-17). */
export function CourseOutcome({ title }: { readonly title: string }) {
  const query = useContentQueries().singleton('placementStats');
  const { data: stats } = useQuery({ ...query, enabled: useOnlyBacked() });
  const [outcome] = (['placedByCourseAndYear', 'byCourse'] as const).flatMap((field) => {
    const note = stats?.notes?.[`placementStats.${field}`];
    const groups = note ? groupsOf(stats?.[field] ?? '', title, afterName[field]) : [];
    return note && groups.length > 0 ? [{ note, groups }] : [];
  });
  if (!outcome) return null;
  const { note, groups } = outcome;
  const figures = groups.map(({ name, some, of }) => ({
    label: name || texts.werePlaced,
    value: of === undefined ? String(some) : texts.someOf(some, of),
  }));
  const listed = figures.map(({ label }) => label).join(', ');
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome">{texts.placedAfter}</h2>
      <p>{noteText(note)}.</p>
      <Figures
        name={texts.placedAfterName}
        figures={figures}
        below={[{ figure: listed, label: listed, note }]}
      />
    </section>
  );
}
