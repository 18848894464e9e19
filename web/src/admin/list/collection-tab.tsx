import { endpointName, kinds, storedSchemas, succeeded, type ListedName } from '@institute/schema';
import Button from '@mui/material/Button';
import { Copy, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { liveItem, readItem } from '../../lib/firebase/live/live-content.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { useScheduled } from '../editor/releases/use-releases.ts';
import { useDelete } from '../shell/deletion/use-delete.ts';
import { WaitingDrafts } from '../editor/drafts/waiting-drafts.tsx';
import { RecentlyDeleted } from '../editor/history/recently-deleted.tsx';
import { NotIncluded } from '../shell/not-included.tsx';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { CollectionEditor, type CollectionTask } from './collection-editor.tsx';
import { ItemPage, newItem, newTitleOf } from './item-page.tsx';
import { ListPage } from './list-page.tsx';
import type { ManyAction } from './chosen-rows.tsx';
import type { Column, RowLayout } from './list-row.tsx';
import type { RowAction } from './row-menu.tsx';
import type { Picture } from './thumbnail.tsx';
import { useDuplicate } from './use-duplicate.ts';
import type { Rows } from './use-rows.ts';

interface CollectionTabProps<Name extends ListedName, Row extends { readonly _id: string }> {
  /** Id of the item open in the editor. */
  readonly item: string | undefined;
  readonly task: CollectionTask<Name>;
  readonly rows: Rows<Row>;
  readonly nameOf: (row: Row) => string;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  /** What the question before a deletion calls one, such as `placement of`, if different. */
  readonly deleted?: string;
  /** What the question before a deletion says of a row. */
  readonly factOf?: (row: Row) => string | undefined;
  /** Messages of the error catalogue: the list or an item was not read, an item was not deleted. */
  readonly failures: Readonly<Record<'list' | 'item' | 'delete', string>>;
  readonly columns: readonly Column<Row>[];
  readonly layout?: RowLayout<Row>;
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
export function CollectionTab<Name extends ListedName, Row extends { readonly _id: string }>({
  item,
  task,
  rows,
  noun,
  failures,
  deleted = noun[0],
  factOf,
  actionsOf,
  many,
  children,
  ...list
}: CollectionTabProps<Name, Row>) {
  const askAndDelete = useDelete();
  const duplicate = useDuplicate(task);
  const edits = useMay('editContent');

  const scheduled = useScheduled(edits && item === undefined);
  const { name } = task;
  const tab = kinds[name].tab.name;
  const deletion = {
    noun: deleted,
    remove: (id: string) =>
      callApi(endpointName('delete', kinds[name].one) as 'deleteTrainer', { id }),
    success: succeeded(task.called, 'deleted'),
    failure: failures.delete,
  };
  if (item === newItem && !edits) return <NotIncluded part={`new ${noun[1]}`} />;
  if (item === newItem) return <CollectionEditor key={item} task={task} stored={null} />;
  if (item !== undefined) {
    return (
      <ItemPage
        key={item}
        source={liveItem(name, storedSchemas[name], item)}
        failure={failures.item}
        noun={noun[0]}
        listPath={tabPath(tab)}
      >
        {(stored) => <CollectionEditor task={task} stored={stored} />}
      </ItemPage>
    );
  }
  async function copy(row: Row) {
    try {
      const stored = await readItem(name, storedSchemas[name], row._id);
      await duplicate?.(stored, list.nameOf(row));
    } catch (error) {
      notifyFailure(error, failures.item);
    }
  }

  const copying = (row: Row): RowAction[] =>
    duplicate ? [{ label: 'Duplicate', icon: Copy, run: () => copy(row) }] : [];
  return (
    <>
      <WaitingDrafts at={(path) => path.startsWith(`${tabPath(tab)}/`)} />
      <ListPage
        title={task.listTitle}
        from={name}
        noun={noun}
        rows={rows}
        failure={failures.list}
        pathOf={({ _id }) => tabPath(tab, _id)}
        isScheduled={({ _id }) => scheduled.has(`${name}/${_id}`)}
        onDelete={(row) => {
          const { remove, ...texts } = deletion;
          const { _id: id } = row;
          void askAndDelete({
            id,
            name: list.nameOf(row),
            from: name,
            fact: factOf?.(row),
            remove: () => remove(id),
            ...texts,
          });
        }}
        actionsOf={(row) => [...(actionsOf?.(row, edits) ?? []), ...copying(row)]}
        {...(many && { many: { actions: many, deletion } })}
        {...list}
      >
        {edits && <RecentlyDeleted from={name} several={noun[1]} />}
        {children}
        {edits && (
          <Button
            variant="contained"
            component={RouterLink}
            to={tabPath(tab, newItem)}
            startIcon={<Plus size={18} aria-hidden="true" />}
          >
            {newTitleOf(name)}
          </Button>
        )}
      </ListPage>
    </>
  );
}
