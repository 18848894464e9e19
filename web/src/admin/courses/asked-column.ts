import { courseLabel, dayAfter, type Report } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';
import type { Column } from '../list/list-row.tsx';
import { useMay } from '../shell/session.ts';

/** So many days until today are counted. */
const days = 60;

const minutes = 5 * 60_000;

/** How many leads of a report named each course, by the name that people see. */
function countsIn({ steps }: Report): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { name, count } of steps.leads.courses) {
    const title = courseLabel(name);
    found.set(title, (found.get(title) ?? 0) + count);
  }
  return found;
}

interface AskedOptions<Row> extends Pick<Column<Row>, 'label' | 'minWidth'> {
  /** The title of the course that a row is about. */
  readonly titleOf: (row: Row) => string;
  readonly isShown: boolean;
}

/**
 * The column that says how many enquiries of the last 60 days named a course, by one report for the whole list; none for
 * whoever sees no reports (dashboard-35).
 */
export function useAskedColumn<Row>({
  titleOf,
  isShown,
  ...column
}: AskedOptions<Row>): readonly Column<Row>[] {
  const sees = useMay('readReports') && isShown;
  const today = useLocalDay();
  const { data } = useQuery({
    queryKey: ['asked', today],
    queryFn: async () => {
      const query = { from: dayAfter(today, 1 - days), to: today, course: '' };
      return countsIn(await callApi('readReport', { query }));
    },
    enabled: sees,
    staleTime: minutes,
  });
  if (!sees) return [];
  return [{ ...column, isNumber: true, cell: (row) => data && (data.get(titleOf(row)) ?? 0) }];
}
