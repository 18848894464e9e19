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

/** Most pages that are offered. */
const most = 6;

/** The pages that match what is typed, courses and posts among them; none for what is an address. */
export function usePages(typed: string): readonly SitePage[] {
  const search = useSettled(typed.trim());
  const isName = /^[^/:.@#]+$/.test(search);
  const { data = [] } = useQuery({
    queryKey: ['pages to link', search],
    queryFn: () => find(search),
    enabled: isName,
    placeholderData: keepPreviousData,
  });
  if (!isName) return [];
  return [...fixed.filter(({ title }) => matchesSearch(title, search)), ...data].slice(0, most);
}
