import type { OfferedCourse } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from './content-context.ts';

/** The course of the page, where it is one and was read. */
export function useShownCourse(): OfferedCourse | undefined {
  const queries = useContentQueries();
  const slug = useMatch(paths.course(':slug'))?.params.slug ?? '';
  return useQuery({ ...queries.course(slug), enabled: false }).data ?? undefined;
}
