import Link from '@mui/material/Link';
import { useState, type ReactNode, useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { Editor } from '../editor/editor.tsx';
import type { AnyField } from '../editor/form/field.ts';
import type { DeletedFrom } from '../editor/history/deleted-dialog.tsx';
import type { FormType } from '../editor/version.ts';
import type { PreviewOf } from '../preview/form-preview.tsx';
import { useAdmin } from '../shell/session.ts';
import { tabPath, type Tab } from '../shell/tabs.ts';
import { newItem } from './item-page.tsx';

/** Fills the surrounding form of something new with unsaved values. */
function BeginWith({ values }: { readonly values: FieldValues }) {
  const { reset } = useFormContext();
  useEffect(() => reset(values, { keepDefaultValues: true }), [values, reset]);
  return null;
}

/** A collection of the site, and how the dashboard edits its items. */
export interface CollectionTask<Values, Stored extends { _id: string; updatedAt: string }> {
  readonly tab: Tab;
  /** Its Firestore collection. */
  readonly collection: DeletedFrom;
  /** Label of the link back to the list. */
  readonly listTitle: string;
  readonly kind: FormType<Values, Stored>;
  readonly fields: readonly AnyField[];
  /** The fields of a new item, if different. */
  readonly newFields?: readonly AnyField[];
  readonly preview: PreviewOf<Values, Stored>;
  /** `id` is made by the client, so that a retry creates one item. */
  readonly create: (values: Values, id: string) => Promise<Stored>;
  readonly update: (id: string, values: Values, updatedAt: string) => Promise<Stored>;
  /** Messages of the error catalogue, for a new and for a stored item. */
  readonly failures: { readonly create: string; readonly update: string };
  readonly successes: { readonly created: string; readonly updated: string };
  readonly newTitle: string;
  readonly nameOf: (stored: Stored) => string;
  /** What a duplicate does not take over; without it, there are no duplicates. */
  readonly copied?: Partial<Values>;
  /** Rendered in the form of a new item. */
  readonly newExtra?: ReactNode;
}

interface CollectionEditorProps<Values, Stored extends { _id: string; updatedAt: string }> {
  readonly task: CollectionTask<Values, Stored>;
  readonly stored: Stored | null;
}

/** Edits one item; a new one returns to the list once it is stored. */
export function CollectionEditor<
  Values extends FieldValues,
  Stored extends { _id: string; updatedAt: string },
>({ task, stored }: CollectionEditorProps<Values, Stored>) {
  const { tab, collection, kind, preview, failures, successes } = task;
  const { uid } = useAdmin();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  /** Of something new that waits in a release: its id is known already. */
  const waiting = new URLSearchParams(search).get('id');
  const [newId] = useState(() => waiting ?? crypto.randomUUID());
  const copy = (state as { copy?: FieldValues } | null)?.copy;
  const id = stored?._id;

  return (
    <Editor
      title={stored ? task.nameOf(stored) : task.newTitle}
      kind={kind}
      fields={(stored ? undefined : task.newFields) ?? task.fields}
      preview={preview}
      stored={stored}
      document={`${collection}/${id ?? newId}`}
      onLeft={() => {
        if (!stored) navigate(tabPath(tab), { replace: true });
      }}
      draftName={`${uid}/${tab}/${id ?? waiting ?? newItem}`}
      save={(values, updatedAt) =>
        id !== undefined && updatedAt !== undefined
          ? task.update(id, values, updatedAt)
          : task.create(values, newId)
      }
      failure={stored ? failures.update : failures.create}
      onSaved={() => {
        notify('success', stored ? successes.updated : successes.created);
        if (!stored) navigate(tabPath(tab), { replace: true });
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
        <Link component={RouterLink} to={tabPath(tab)} variant="body2">
          ← {task.listTitle}
        </Link>
      }
    />
  );
}
