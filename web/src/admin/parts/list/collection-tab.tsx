import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { LiveSource } from '../../../lib/firebase/live/live.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { versionOf } from '../editor/version.ts';
import { useDelete } from '../deletion/use-delete.ts';
import { WaitingDrafts } from '../drafts/waiting-drafts.tsx';
import { RecentlyDeleted } from '../history/recently-deleted.tsx';
import { useMay } from '../session.ts';
import { useKnownCount } from '../shell/known-counts.ts';
import { tabPath } from '../shell/tabs.ts';
import { initialListState, type ListSpec } from './arrange.ts';
import { CollectionEditor, type CollectionTask } from './collection-editor.tsx';
import { ItemPage, newItem } from './item-page.tsx';
import { ListPage } from './list-page.tsx';
import type { ManyAction } from './chosen-rows.tsx';
import type { Column } from './list-row.tsx';
import type { RowAction } from './row-menu.tsx';
import type { Picture } from './thumbnail.tsx';

/** Most characters of a title. */
const titleLimit = 200;

interface CollectionTabProps<Values, Stored extends { _id: string; updatedAt: string }> {
  /** Id of the item open in the editor. */
  readonly item: string | undefined;
  readonly task: CollectionTask<Values, Stored>;
  readonly source: () => LiveSource<Stored[]>;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  /** Messages of the error catalogue for a list or an item that could not be read. */
  readonly failures: { readonly list: string; readonly item: string };
  readonly spec: ListSpec<Stored>;
  readonly columns: readonly Column<Stored>[];
  readonly deletion: {
    /** Its name in the confirmation, such as `placement of`. */
    readonly noun: string;
    readonly remove: (id: string) => Promise<unknown>;
    readonly success: string;
    /** Message of the error catalogue. */
    readonly failure: string;
  };
  /** A small picture of a row. */
  readonly pictureOf?: (row: Stored) => Picture;
  /** Further actions of a row, for whoever reads the list and for whoever edits it. */
  readonly actionsOf?: (row: Stored, edits: boolean) => readonly RowAction[];
  /** Whether a row waits for somebody: they are counted beside the name of the tab. */
  readonly waits?: (row: Stored) => boolean;
  /** What can be done with many rows, besides deleting them; without it, rows cannot be chosen. */
  readonly many?: readonly ManyAction<Stored>[];
  /** Further actions of the list. */
  readonly children?: ReactNode;
}

/** The tab of a collection: its list, and the editor of the open item. */
export function CollectionTab<
  Values extends FieldValues,
  Stored extends { _id: string; updatedAt: string },
>({
  item,
  task,
  source: makeSource,
  noun,
  failures,
  deletion,
  actionsOf,
  many,
  waits,
  children,
  ...list
}: CollectionTabProps<Values, Stored>) {
  const [source] = useState(makeSource);
  const live = useLive(source);
  useKnownCount(
    task.tab,
    waits && live.status === 'ready' ? live.data.filter(waits).length : undefined,
  );
  const [state, setState] = useState(initialListState);
  const askAndDelete = useDelete();
  const navigate = useNavigate();
  const edits = useMay('editContent');

  if (item !== undefined) {
    return (
      <ItemPage
        key={item}
        id={item}
        live={live}
        failure={failures.item}
        noun={noun[0]}
        listPath={tabPath(task.tab)}
      >
        {(stored) => <CollectionEditor task={task} stored={stored} />}
      </ItemPage>
    );
  }
  const { copied, kind, nameOf, tab } = task;
  const copying = (row: Stored): RowAction[] =>
    copied && edits
      ? [
          {
            label: 'Duplicate',
            icon: Copy,
            run: () => {
              const { values } = versionOf(kind, row);
              const title = `Copy of ${nameOf(row)}`.slice(0, titleLimit);
              const copy = { ...values, title, slug: '', ...copied };
              void navigate(tabPath(tab, newItem), { state: { copy } });
            },
          },
        ]
      : [];
  return (
    <>
      <WaitingDrafts at={(path) => path.startsWith(`${tabPath(task.tab)}/`)} />
      <ListPage
        title={task.listTitle}
        from={task.collection}
        noun={noun}
        live={live}
        failure={failures.list}
        state={state}
        onState={setState}
        nameOf={task.nameOf}
        pathOf={({ _id }) => tabPath(task.tab, _id)}
        onDelete={(row) => {
          const { remove, ...texts } = deletion;
          const { _id: id } = row;
          const name = task.nameOf(row);
          void askAndDelete({
            id,
            name,
            from: task.collection,
            remove: () => remove(id),
            ...texts,
          });
        }}
        actionsOf={(row) => [...(actionsOf?.(row, edits) ?? []), ...copying(row)]}
        {...(many && { many: { actions: many, deletion } })}
        {...list}
      >
        {edits && <RecentlyDeleted from={task.collection} />}
        {children}
        {edits && (
          <Button variant="contained" component={RouterLink} to={tabPath(task.tab, newItem)}>
            {task.newTitle}
          </Button>
        )}
      </ListPage>
    </>
  );
}
