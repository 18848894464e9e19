import { messages, succeeded, type StoredPlacement } from '@institute/schema';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { livePlacements } from '../../lib/firebase/live/live-content.ts';
import { byText, newestFirst, type ListSpec } from '../parts/list/arrange.ts';
import { CollectionTab } from '../parts/list/collection-tab.tsx';
import type { Column } from '../parts/list/list-row.tsx';
import { tabPath } from '../parts/shell/tabs.ts';
import { placementTask } from './placement-task.ts';
import { StatsEditor } from './stats-editor.ts';

/** Stands in for an item id in the address of the statistics. */
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

const deletion = {
  noun: 'placement of',
  remove: (id: string) => callApi('deletePlacement', { id }),
  success: succeeded('Placement', 'deleted'),
  failure: messages.delete.placement,
};

/** Placements and their statistics. */
export function PlacementsTab({ item }: { readonly item: string | undefined }) {
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
  return (
    <CollectionTab
      item={item}
      task={placementTask}
      source={livePlacements}
      noun={['placement', 'placements']}
      failures={{ list: messages.fetch.placements, item: messages.fetch.placements }}
      spec={spec}
      columns={columns}
      deletion={deletion}
      pictureOf={({ studentName }) => ({ person: studentName })}
    >
      <Button variant="outlined" component={RouterLink} to={tabPath('placements', statistics)}>
        Placement statistics
      </Button>
    </CollectionTab>
  );
}
