import {
  endpointName,
  kinds,
  succeeded,
  type FormOf,
  type ListedName,
  type StoredOf,
} from '@institute/schema';
import Link from '@mui/material/Link';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { Editor } from '../editor/editor.tsx';
import type { AnyField } from '../editor/form/field.ts';
import { formTypeOf } from '../editor/version.ts';
import type { PreviewOf } from '../preview/form-preview.tsx';
import { useAdmin } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { createdState } from './created-notice.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { newItem, newTitleOf } from './item-page.tsx';
import { useDuplicate, type Duplicated } from './use-duplicate.ts';

/** Fills the surrounding form of something new with unsaved values. */
function BeginWith({ values }: { readonly values: FieldValues }) {
  const { reset } = useFormContext();
  useEffect(() => reset(values, { keepDefaultValues: true }), [values, reset]);
  return null;
}

/** How the dashboard edits the items of a kind. */
export interface CollectionTask<Name extends ListedName> extends Duplicated<Name> {
  /** Label of the link back to the list. */
  readonly listTitle: string;
  readonly fields: readonly AnyField[];
  /** The fields of a new item, if different. */
  readonly newFields?: readonly AnyField[];
  readonly preview: PreviewOf<FormOf<Name>, StoredOf<Name>>;
  /** Messages of the error catalogue, for a new and for a stored item. */
  readonly failures: { readonly create: string; readonly update: string };
  /** What the toasts call one, as `messages-4` has it. */
  readonly called: Parameters<typeof succeeded>[0];
  readonly nameOf: (stored: StoredOf<Name>) => string;
  /** A button beside Save that publishes one. */
  readonly publish?: ReactNode;
  /** Rendered in the form of a new item. */
  readonly newExtra?: ReactNode;
}

/** Stores something new of a kind; `id` is made by the client, so that a retry creates one item. */
function create<Name extends ListedName>(name: Name, values: FormOf<Name>, id: string) {
  const call = endpointName('create', kinds[name].one) as 'createTrainer';
  return callApi(call, { body: { ...values, id } as never }) as Promise<unknown> as Promise<
    StoredOf<Name>
  >;
}

/** Replaces a stored item of a kind. */
export function updateItem<Name extends ListedName>(
  name: Name,
  id: string,
  body: FormOf<Name> & { readonly updatedAt: string },
) {
  const call = endpointName('update', kinds[name].one) as 'updateTrainer';
  return callApi(call, { id, body: body as never }) as Promise<unknown> as Promise<StoredOf<Name>>;
}

interface CollectionEditorProps<Name extends ListedName> {
  readonly task: CollectionTask<Name>;
  readonly stored: StoredOf<Name> | null;
}

/** Edits one item; a new one returns to the list once it is stored. */
export function CollectionEditor<Name extends ListedName>({
  task,
  stored,
}: CollectionEditorProps<Name>) {
  const { name, blank, preview, failures, called } = task;
  const { tab } = kinds[name];
  const kind = useMemo(() => formTypeOf(name, blank), [name, blank]);
  const { uid } = useAdmin();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  /** Of something new that waits in a release: its id is known already. */
  const waiting = new URLSearchParams(search).get('id');
  const [newId] = useState(() => waiting ?? crypto.randomUUID());
  const copy = (state as { copy?: FieldValues } | null)?.copy;
  const id = stored?._id;
  const duplicate = useDuplicate(task);

  return (
    <Editor
      title={stored ? task.nameOf(stored) : newTitleOf(name)}
      kind={kind}
      fields={(stored ? undefined : task.newFields) ?? task.fields}
      preview={preview}
      stored={stored}
      document={`${name}/${id ?? newId}`}
      onLeft={() => {
        if (!stored) navigate(tabPath(tab.name), { replace: true });
      }}
      publish={
        <>
          {stored && duplicate && (
            <DuplicateButton onDuplicate={() => void duplicate(stored, task.nameOf(stored))} />
          )}
          {task.publish}
        </>
      }
      draftName={`${uid}/${tab.name}/${id ?? waiting ?? newItem}`}
      save={(values, updatedAt) =>
        id !== undefined && updatedAt !== undefined
          ? updateItem(name, id, { ...values, updatedAt })
          : create(name, values, newId)
      }
      failure={stored ? failures.update : failures.create}
      onSaved={(saved) => {
        notify('success', succeeded(called, stored ? 'updated' : 'created'));
        if (stored) return;
        const added = createdState(name, newId, task.nameOf(saved), saved);
        navigate(tabPath(tab.name), { replace: true, state: added });
      }}
      notice={
        stored ? null : (
          <>
            {copy && <BeginWith values={copy} />}
            {task.newExtra}
          </>
        )
      }
      back={
        <Link
          component={RouterLink}
          to={tabPath(tab.name)}
          variant="body2"
          noWrap
          sx={{ flexShrink: 0 }}
        >
          ← {task.listTitle}
        </Link>
      }
    />
  );
}
