import {
  collections,
  endpointName,
  withoutBuilt,
  type FormOf,
  type Singleton,
  type StoredOf,
} from '@institute/schema';
import type { QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { liveSingleton } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { Editor } from '../editor/editor.tsx';
import { formTypeOf } from '../editor/version.ts';
import type { AnyField } from '../editor/form/field.ts';
import type { PreviewOf } from '../preview/form-preview.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { useAdmin } from '../shell/session.ts';
import { storedNow } from './stored-now.ts';

/** A singleton document, and how the dashboard edits it. */
interface SingletonDescription<Name extends Singleton> {
  readonly name: Name;
  readonly title: string;
  readonly blank: FormOf<Name>;
  readonly fields: readonly AnyField[];
  /** Texts of the error catalogue. */
  readonly loadFailure: string;
  readonly saveFailure: string;
  readonly saved: string;
  readonly preview: Pick<PreviewOf<FormOf<Name>>, 'part' | 'path' | 'sections' | 'styles'>;
  /** Sorts a stored value for editing. */
  readonly arrange?: (values: FormOf<Name>) => FormOf<Name>;
  /** What stands until staff say otherwise, and is not stored as long as it is the same; it may depend on what they say. */
  readonly built?: Partial<FormOf<Name>> | ((values: FormOf<Name>) => Partial<FormOf<Name>>);
  /** Completes the form's values before they are stored or previewed. */
  readonly complete?: (values: FormOf<Name>) => FormOf<Name>;
}

interface SingletonPlace {
  /** Where messages go instead of toasts. */
  readonly report?: {
    readonly onSaved: () => void;
    readonly onFailed: (message: string, more: string | undefined) => void;
  };
  readonly notice?: ReactNode;
  readonly below?: ReactNode;
  readonly back?: ReactNode;
}

function save<Name extends Singleton>(
  name: Name,
  body: FormOf<Name> & { readonly updatedAt?: string | undefined },
) {
  const call = endpointName('save', name) as 'saveAbout';
  return callApi(call, { body: body as never }) as Promise<unknown> as Promise<StoredOf<Name>>;
}

/** Makes the editor of a singleton document: it reads the document live, and saves it. */
export function singletonEditor<Name extends Singleton>({
  name,
  blank,
  arrange = (values) => values,
  loadFailure,
  saveFailure,
  saved,
  preview,
  built,
  complete = (values) => values,
  ...task
}: SingletonDescription<Name>) {
  const builtOf = (values: FormOf<Name>) => (typeof built === 'function' ? built(values) : built);
  const kind = {
    ...formTypeOf(name, { ...blank, ...builtOf(blank) }),
    arrange: (values: FormOf<Name>) => arrange({ ...builtOf(values), ...values }),
  };
  /** Without what is built, also as it is by what is stored. */
  const ownOf = (values: FormOf<Name>, stored = values): FormOf<Name> =>
    [stored, values].reduce(
      (own, each) => withoutBuilt(own, builtOf(each) ?? {}),
      complete(values),
    );
  const filledPreview: PreviewOf<FormOf<Name>> = {
    ...preview,
    fill: (client, queries, values) => {
      const key: QueryKey = queries.singleton(name).queryKey;
      client.setQueryData(key, { ...ownOf(values), ...storedNow });
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
    const stored = (live.data as FormOf<Name> | undefined) ?? blank;
    const ownNow = (values: FormOf<Name>) => ownOf(values, stored);
    return (
      <Editor
        {...task}
        kind={kind}
        {...place}
        preview={filledPreview}
        complete={ownNow}
        save={(values, updatedAt) =>
          save(name, { ...ownNow(values), ...(updatedAt && { updatedAt }) })
        }
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
