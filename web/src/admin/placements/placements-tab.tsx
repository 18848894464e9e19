import { messages, succeeded, type StoredPlacement } from '@institute/schema';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { livePlacements } from '../../lib/firebase/live-content.ts';
import { useLive } from '../../lib/firebase/use-live.ts';
import { useDelete } from '../deletion/use-delete.ts';
import { byText, initialListState, newestFirst, type ListSpec } from '../list/arrange.ts';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { ItemPage, newItem } from '../list/item-page.tsx';
import { ListPage, type Column } from '../list/list-page.tsx';
import { tabPath } from '../shell/tabs.ts';
import { placementTask } from './placement-task.ts';
import { StatsEditor } from './stats-editor.tsx';

/** Stands for the statistics in the address of the tab. */
const statistics = 'statistics';

const spec: ListSpec<StoredPlacement> = {
  searchText: ({ studentName, course, company, position }) =>
    [studentName, course, company, position].join(' '),
  filters: [],
  sorts: [
    { name: 'site', label: 'As on the site', compare: newestFirst },
    { name: 'student', label: 'Student', compare: byText(({ studentName }) => studentName) },
    { name: 'company', label: 'Company', compare: byText(({ company }) => company) },
  ],
};

const columns: Column<StoredPlacement>[] = [
  { label: 'Student', always: true, cell: () => null },
  { label: 'Course', cell: ({ course }) => course },
  { label: 'Company', always: true, cell: ({ company }) => company },
  { label: 'Position', cell: ({ position }) => position },
];

/** Placements, and the statistics about them. */
export function PlacementsTab({ item }: { readonly item: string | undefined }) {
  const [source] = useState(livePlacements);
  const live = useLive(source);
  const [state, setState] = useState(initialListState);
  const askAndDelete = useDelete();

  if (item === statistics) {
    return (
      <StatsEditor
        back={
          <Link component={RouterLink} to={tabPath('placements')} variant="body2">
            ← Placements
          </Link>
        }
      />
    );
  }
  if (item !== undefined) {
    return (
      <ItemPage
        key={item}
        id={item}
        live={live}
        failure={messages.fetch.placements}
        noun="placement"
        listPath={tabPath('placements')}
      >
        {(stored) => <CollectionEditor task={placementTask} stored={stored} />}
      </ItemPage>
    );
  }

  const remove = ({ _id: id, studentName: name }: StoredPlacement) =>
    askAndDelete({
      id,
      name,
      noun: 'placement of',
      remove: () => callApi('deletePlacement', { id }),
      success: succeeded('Placement', 'deleted'),
      failure: messages.delete.placement,
    });

  return (
    <ListPage
      title="Placements"
      noun={['placement', 'placements']}
      live={live}
      failure={messages.fetch.placements}
      spec={spec}
      state={state}
      onState={setState}
      nameOf={({ studentName }) => studentName}
      pathOf={({ _id }) => tabPath('placements', _id)}
      columns={columns}
      onDelete={(row) => void remove(row)}
    >
      <Button variant="outlined" component={RouterLink} to={tabPath('placements', statistics)}>
        Placement statistics
      </Button>
      <Button variant="contained" component={RouterLink} to={tabPath('placements', newItem)}>
        New placement
      </Button>
    </ListPage>
  );
}
