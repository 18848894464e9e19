import { collections, type Singleton, type SingletonContent } from '@institute/schema';
import type { QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { liveSingleton } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { Editor } from '../editor/editor.tsx';
import type { FormType } from '../editor/version.ts';
import type { AnyField } from '../editor/form/field.ts';
import type { PreviewOf } from '../preview/form-preview.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { useAdmin } from '../shell/session.ts';
import { storedNow } from './stored-now.ts';

/** A singleton document, and how the dashboard edits it. */
interface SingletonDescription<Values, Name extends Singleton> {
  readonly name: Name;
  readonly title: string;
  readonly kind: FormType<Values, SingletonContent[Name]>;
  readonly fields: readonly AnyField[];
  readonly save: (
    body: Values & { updatedAt?: string | undefined },
  ) => Promise<SingletonContent[Name]>;
  /** Texts of the error catalogue. */
  readonly loadFailure: string;
  readonly saveFailure: string;
  readonly saved: string;
  readonly preview: Pick<PreviewOf<Values>, 'part' | 'path' | 'sections'>;
  /** Completes the form's values before they are stored or previewed. */
  readonly complete?: (values: Values) => Values;
}

interface SingletonPlace {
  /** Where messages go instead of toasts. */
  readonly report?: {
    readonly onSaved: () => void;
    readonly onFailed: (message: string) => void;
  };
  readonly notice?: ReactNode;
  readonly back?: ReactNode;
}

/** Makes the editor of a singleton document: it reads the document live, and saves it. */
export function singletonEditor<Values extends FieldValues, Name extends Singleton>({
  name,
  loadFailure,
  saveFailure,
  saved,
  save,
  preview,
  complete = (values) => values,
  ...task
}: SingletonDescription<Values, Name>) {
  const filledPreview: PreviewOf<Values> = {
    ...preview,
    fill: (client, queries, values) => {
      const key: QueryKey = queries.singleton(name).queryKey;
      client.setQueryData(key, { ...complete(values), ...storedNow });
    },
  };
  return function SingletonEditor({ report, ...place }: SingletonPlace) {
    const { uid } = useAdmin();
    const [source] = useState(() => liveSingleton(name));
    const live = useLive(source);
    if (live.status === 'loading') return <LoadingShape of="fields" />;
    if (live.status === 'failed') {
      return <ReadFailure reason={loadFailure} onRetry={live.retry} />;
    }
    return (
      <Editor
        {...task}
        {...place}
        preview={filledPreview}
        complete={complete}
        save={(values, updatedAt) => save({ ...complete(values), ...(updatedAt && { updatedAt }) })}
        stored={live.data}
        document={`${collections.content}/${name}`}
        draftName={`${uid}/${name}`}
        failure={saveFailure}
        onSaved={report?.onSaved ?? (() => notify('success', saved))}
        {...(report && { onFailed: report.onFailed })}
      />
    );
  };
}
