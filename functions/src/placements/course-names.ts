import { groupTexts, type PlacementStats } from '@institute/schema';
import { lists, readAllEntries } from '../content/summaries/read-lists.ts';
import { sayCards, sayTamil } from '../content/translations/say.ts';

/** The titles that courses have in Tamil, by those in English, by which placements name them. */
export async function readTamilTitles(): Promise<ReadonlyMap<string, string>> {
  const taught = await lists.courses().then(readAllEntries);
  const said = await sayCards(sayTamil, 'courses', taught);
  return new Map(taught.map(({ item }, index) => [item.title, said[index]?.title ?? item.title]));
}

/** A list of groups such as `Java Full Stack 2025-26 (104 of 112), UI/UX (27 of 30)`, its courses in Tamil. */
export function groupsInTamil(text: string, titles: ReadonlyMap<string, string>): string {
  const longestFirst = [...titles].toSorted(([one], [other]) => other.length - one.length);
  const inTamil = (group: string): string => {
    const isOf = ([title]: readonly [string, string]) =>
      group.toLowerCase().startsWith(`${title.toLowerCase()} `);
    const [english = '', tamil = ''] = longestFirst.find(isOf) ?? [];
    return tamil + group.slice(english.length);
  };
  return groupTexts(text).map(inTamil).join(', ');
}

/** What the figures of placements say of courses, in Tamil. */
export async function withCoursesInTamil<Stats extends Partial<PlacementStats>>(
  stats: Stats,
): Promise<Stats> {
  const titles = await readTamilTitles();
  const { byCourse = '', placedByCourseAndYear = '' } = stats;
  return {
    ...stats,
    byCourse: groupsInTamil(byCourse, titles),
    placedByCourseAndYear: groupsInTamil(placedByCourseAndYear, titles),
  };
}
