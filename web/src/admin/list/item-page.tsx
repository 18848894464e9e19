import { kinds, type ListedName } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LiveSource } from '../../lib/firebase/live/live.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';

/** Stands in for the id of an item that is not stored yet. */
export const newItem = 'new';

/** What the button that begins something new says. */
export const newTitleOf = (name: ListedName): string => `New ${kinds[name].label.toLowerCase()}`;

interface ItemPageProps<Row> {
  readonly source: LiveSource<Row | null>;
  readonly failure: string;
  /** Its name, such as `course`. */
  readonly noun: string;
  /** Path of the list. */
  readonly listPath: string;
  /** The editor of the item. */
  readonly children: (row: Row) => ReactNode;
}

/** An item of a list, open in its editor. */
export function ItemPage<Row>({ source, failure, noun, listPath, children }: ItemPageProps<Row>) {
  const live = useLive(source);
  if (live.status === 'loading') return <LoadingShape of="fields" />;
  if (live.status === 'failed') {
    return <ReadFailure reason={failure} onRetry={live.retry} />;
  }
  if (live.data) return children(live.data);
  return (
    <Alert
      severity="info"
      action={
        <Button component={RouterLink} to={listPath}>
          Back to the list
        </Button>
      }
    >
      This {noun} no longer exists. What you typed has been saved as a draft.
    </Alert>
  );
}
