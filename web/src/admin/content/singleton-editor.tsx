import { collections, type Singleton, type SingletonContent } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { liveSingleton } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { Editor } from '../parts/editor/editor.tsx';
import type { Kind } from '../parts/editor/version.ts';
import type { AnyField } from '../parts/form/field.ts';
import type { PreviewOf } from '../parts/preview/form-preview.tsx';
import { useAdmin } from '../parts/session.ts';

/** A singleton document, and how the dashboard edits it. */
export interface SingletonTask<Values, Name extends Singleton> {
  readonly name: Name;
  readonly title: string;
  readonly kind: Kind<Values, SingletonContent[Name]>;
  readonly fields: readonly AnyField[];
  readonly save: (values: Values, updatedAt: string | undefined) => Promise<SingletonContent[Name]>;
  /** Messages of the error catalogue. */
  readonly loadFailure: string;
  readonly saveFailure: string;
  readonly saved: string;
  readonly preview?: PreviewOf<Values>;
  /** Shows messages in place instead of as toasts. */
  readonly report?: {
    readonly onSaved: () => void;
    readonly onFailed: (message: string) => void;
  };
  readonly notice?: ReactNode;
  readonly back?: ReactNode;
}

/** Reads a singleton live, and edits it. */
export function SingletonEditor<Values extends FieldValues, Name extends Singleton>({
  name,
  loadFailure,
  saveFailure,
  saved,
  report,
  ...task
}: SingletonTask<Values, Name>) {
  const { uid } = useAdmin();
  const [source] = useState(() => liveSingleton(name));
  const live = useLive(source);
  if (live.status === 'loading') return <CircularProgress aria-label="Loading" />;
  if (live.status === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={live.retry}>Try again</Button>}>
        {loadFailure}
      </Alert>
    );
  }
  return (
    <Editor
      {...task}
      stored={live.data}
      document={`${collections.content}/${name}`}
      draftName={`${uid}/${name}`}
      failure={saveFailure}
      onSaved={report?.onSaved ?? (() => notify('success', saved))}
      {...(report && { onFailed: report.onFailed })}
    />
  );
}
