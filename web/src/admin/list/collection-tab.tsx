import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { liveItem, readItem } from '../../lib/firebase/live/live-content.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { versionOf } from '../editor/version.ts';
import { useDelete } from '../shell/deletion/use-delete.ts';
import { WaitingDrafts } from '../editor/drafts/waiting-drafts.tsx';
import { RecentlyDeleted } from '../editor/history/recently-deleted.tsx';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { CollectionEditor, type CollectionTask } from './collection-editor.tsx';
import { ItemPage, newItem } from './item-page.tsx';
import { ListPage } from './list-page.tsx';
import type { ManyAction } from './chosen-rows.tsx';
import type { Column } from './list-row.tsx';
import type { RowAction } from './row-menu.tsx';
import type { Picture } from './thumbnail.tsx';
import type { Rows } from './use-rows.ts';

/** Most characters of a title. */
const titleLimit = 200;

interface CollectionTabProps<
  Values,
  Stored extends { _id: string; updatedAt: string },
  Row extends { readonly _id: string },
> {
  /** Id of the item open in the editor. */
  readonly item: string | undefined;
  readonly task: CollectionTask<Values, Stored>;
  readonly rows: Rows<Row>;
  readonly nameOf: (row: Row) => string;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  /** Messages of the error catalogue for a list or an item that could not be read. */
  readonly failures: { readonly list: string; readonly item: string };
  readonly columns: readonly Column<Row>[];
  readonly deletion: {
    /** Its name in the confirmation, such as `placement of`. */
    readonly noun: string;
    readonly remove: (id: string) => Promise<unknown>;
    readonly success: string;
    /** Message of the error catalogue. */
    readonly failure: string;
  };
  /** A small picture of a row. */
  readonly pictureOf?: (row: Row) => Picture;
  /** Further actions of a row, for whoever reads the list and for whoever edits it. */
  readonly actionsOf?: (row: Row, edits: boolean) => readonly RowAction[];
  /** What can be done with many rows, besides deleting them; without it, rows cannot be chosen. */
  readonly many?: readonly ManyAction<Row>[];
  /** Further actions of the list. */
  readonly children?: ReactNode;
}

/** The tab of a collection: its list, and the editor of the open item. */
export function CollectionTab<
  Values extends FieldValues,
  Stored extends { _id: string; updatedAt: string },
  Row extends { readonly _id: string },
>({
  item,
  task,
  rows,
  noun,
  failures,
  deletion,
  actionsOf,
  many,
  children,
  ...list
}: CollectionTabProps<Values, Stored, Row>) {
  const askAndDelete = useDelete();
  const navigate = useNavigate();
  const edits = useMay('editContent');

  const { copied, kind, collection, tab } = task;
  if (item === newItem) return <CollectionEditor key={item} task={task} stored={null} />;
  if (item !== undefined) {
    return (
      <ItemPage
        key={item}
        source={liveItem(collection, kind.storedSchema, item)}
        failure={failures.item}
        noun={noun[0]}
        listPath={tabPath(task.tab)}
      >
        {(stored) => <CollectionEditor task={task} stored={stored} />}
      </ItemPage>
    );
  }
  async function duplicate(row: Row) {
    try {
      const stored = await readItem(collection, kind.storedSchema, row._id);
      const { values } = versionOf(kind, stored);
      const title = `Copy of ${list.nameOf(row)}`.slice(0, titleLimit);
      const copy = { ...values, title, slug: '', ...copied };
      await navigate(tabPath(tab, newItem), { state: { copy } });
    } catch (error) {
      notifyFailure(error, failures.item);
    }
  }

  const copying = (row: Row): RowAction[] =>
    copied && edits ? [{ label: 'Duplicate', icon: Copy, run: () => duplicate(row) }] : [];
  return (
    <>
      <WaitingDrafts at={(path) => path.startsWith(`${tabPath(task.tab)}/`)} />
      <ListPage
        title={task.listTitle}
        from={task.collection}
        noun={noun}
        rows={rows}
        failure={failures.list}
        pathOf={({ _id }) => tabPath(task.tab, _id)}
        onDelete={(row) => {
          const { remove, ...texts } = deletion;
          const { _id: id } = row;
          const name = list.nameOf(row);
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
