import type { CourseName } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { liveListHead, type ListName } from '../../../lib/firebase/live/live-content.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';

/** Changes whenever one of the lists does; undefined until it is known. */
export function useListVersion([first, second = first]: readonly [ListName, ListName?]) {
  const heads = [useLive(liveListHead(first)), useLive(liveListHead(second))];
  const versions = heads.map((head) =>
    head.status === 'ready' ? (head.data?.rows.map(({ version }) => version) ?? []) : undefined,
  );
  return {
    version: versions.includes(undefined) ? undefined : versions.join(),
    isFailed: heads.some(({ status }) => status === 'failed'),
    retry: () => heads.forEach((head) => head.retry()),
  };
}

/** How many items a list has, by its summaries; undefined until it is known. */
export function useListCount(name: ListName): number | undefined {
  const head = useLive(liveListHead(name));
  if (head.status !== 'ready') return undefined;
  const counts = head.data?.rows.flatMap((row) => Object.values(row.counts)) ?? [];
  return counts.reduce((sum, count) => sum + count, 0);
}

const noCourses: readonly CourseName[] = [];

/** Every course that something can refer to; undefined until they are read. */
export function useCourseNames() {
  const { version, isFailed } = useListVersion(['courses']);
  const { data, isError } = useQuery({
    queryKey: ['listCourseNames', version],
    queryFn: () => callApi('listCourseNames', {}),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
  });
  return data ?? (isFailed || isError ? noCourses : undefined);
}
