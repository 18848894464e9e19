import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Live } from '../../../lib/firebase/live/live.ts';

/** Stands in for the id of an item that is not stored yet. */
export const newItem = 'new';

interface ItemPageProps<Row extends { readonly _id: string }> {
  readonly live: Live<Row[]> & { retry: () => void };
  readonly failure: string;
  readonly id: string;
  /** Its name, such as `course`. */
  readonly noun: string;
  /** Path of the list. */
  readonly listPath: string;
  /** The editor of the row; null for a new one. */
  readonly children: (row: Row | null) => ReactNode;
}

/** A row of a list, open in its editor. */
export function ItemPage<Row extends { readonly _id: string }>({
  live,
  failure,
  id,
  noun,
  listPath,
  children,
}: ItemPageProps<Row>) {
  if (id === newItem) return children(null);
  if (live.status === 'loading') return <LoadingShape of="fields" />;
  if (live.status === 'failed') {
    return <ReadFailure reason={failure} onRetry={live.retry} />;
  }
  const row = live.data.find(({ _id }) => _id === id);
  if (row) return children(row);
  return (
    <Alert
      severity="info"
      action={
        <Button component={RouterLink} to={listPath}>
          Back to the list
        </Button>
      }
    >
      This {noun} is not there any more. What you typed is kept as a draft.
    </Alert>
  );
}
