import Button from '@mui/material/Button';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { LiveSource } from '../../../lib/firebase/live/live.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { useDelete } from '../deletion/use-delete.ts';
import { WaitingDrafts } from '../drafts/waiting-drafts.tsx';
import { RecentlyDeleted } from '../history/recently-deleted.tsx';
import { useMay } from '../session.ts';
import { tabPath } from '../shell/tabs.ts';
import { initialListState, type ListSpec } from './arrange.ts';
import { CollectionEditor, type CollectionTask } from './collection-editor.tsx';
import { ItemPage, newItem } from './item-page.tsx';
import { ListPage, type Column } from './list-page.tsx';

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
  /** Further actions of a row. */
  readonly RowAction?: ComponentType<{ row: Stored }>;
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
  children,
  ...list
}: CollectionTabProps<Values, Stored>) {
  const [source] = useState(makeSource);
  const live = useLive(source);
  const [state, setState] = useState(initialListState);
  const askAndDelete = useDelete();
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
