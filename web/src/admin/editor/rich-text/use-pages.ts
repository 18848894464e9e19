import { matchesSearch } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSettled } from '../../shell/use-settled.ts';

/** A page of the site, by what people call it. */
export interface SitePage {
  readonly title: string;
  readonly path: string;
}

const { home, about, courses, batches, demo, trainers, placements, blog, contact, privacy } = paths;

const fixed: readonly SitePage[] = [
  { title: 'Home', path: home },
  { title: 'About', path: about },
  { title: 'Courses', path: courses },
  { title: 'Batches', path: batches },
  { title: 'Demo classes', path: demo },
  { title: 'Trainers', path: trainers },
  { title: 'Placements', path: placements },
  { title: 'Blog', path: blog },
  { title: 'Contact', path: contact },
  { title: 'Privacy notice', path: privacy },
];

async function find(search: string): Promise<SitePage[]> {
  const [found, posts] = await Promise.all([
    callApi('listCourseRows', { query: { search } }),
    callApi('listPostRows', { query: { search } }),
  ]);
  return [
    ...found.items.map(({ title, slug }) => ({ title, path: paths.course(slug) })),
    ...posts.items
      .filter(({ published }) => published)
      .map(({ title, slug }) => ({ title, path: paths.post(slug) })),
  ];
}

/** Whether a text is a name to search for, such as "UI/UX Design", and no address. */
export const isName = (text: string): boolean =>
  text !== '' && !/^[/#]/.test(text) && (/\s/.test(text) || !/[:@]|\w\.\w/.test(text));

/** Most pages that are offered. */
const most = 6;

/**
 * The pages that match what is typed, courses and posts among them; none for what is an address. Until `isFound` they
 * match what was typed before.
 */
export function usePages(typed: string): {
  readonly pages: readonly SitePage[];
  readonly isFound: boolean;
} {
  const text = typed.trim();
  const search = useSettled(text);
  const {
    data = [],
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['pages to link', search],
    queryFn: () => find(search),
    enabled: isName(search),
    placeholderData: keepPreviousData,
  });
  if (!isName(text)) return { pages: [], isFound: true };
  if (!isName(search)) return { pages: [], isFound: false };
  const found = [...fixed.filter(({ title }) => matchesSearch(title, search)), ...data];
  return {
    pages: found.slice(0, most),
    isFound: search === text && !isPending && !isPlaceholderData,
  };
}
