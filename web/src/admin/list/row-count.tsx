import Typography from '@mui/material/Typography';
import type { RowPage } from '@institute/schema';
import { useHidden } from '../shell/deletion/deletions.ts';

/** The rows without those that are about to be deleted, and how many match of all. */
export function useShown<Row extends { readonly _id: string }>(from: string, found: RowPage<Row>) {
  const hidden = useHidden(from, found.items);
  const shown = found.items.filter(({ _id }) => !hidden.has(_id));
  const gone = found.items.length - shown.length;
  return { shown, matching: found.found - gone, all: found.all - gone };
}

interface CountProps<Row> {
  /** The collection of the rows. */
  readonly from: string;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  readonly found: RowPage<Row>;
  /** What they amount to. */
  readonly total: string | undefined;
}

/** How many rows match, of how many. */
export function RowCount<Row extends { readonly _id: string }>({
  from,
  noun: [one, several],
  found,
  total,
}: CountProps<Row>) {
  const { matching, all } = useShown(from, found);
  return (
    <Typography role="status" color="textSecondary">
      {matching === all
        ? `${all} ${all === 1 ? one : several}`
        : `${matching} of ${all} ${several}`}
      {total && `, ${total}`}
    </Typography>
  );
}
