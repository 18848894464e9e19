import { claimConditions, matchesSearch, type LedgerLine } from '@institute/schema';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { reasonOf } from '../../account/reason-of.ts';
import { Choice, Filters, ListTools, SearchBox } from '../../list/list-tools.tsx';
import { ListViews } from '../../list/list-views.tsx';
import { WithPanel } from '../../list/side-panel.tsx';
import { useOpened } from '../../list/use-opened.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';
import { useMay } from '../../shell/session.ts';
import { ClaimsTable } from './claims-table.tsx';
import { conditions, isVerified, sourceText } from './conditions.ts';
import { ExportDay } from './export-day.tsx';
import { OnlyBackedSwitch } from './only-backed-switch.tsx';
import { useLedger } from './use-ledger.ts';

const claimPanel = lazyComponent(async () => (await import('./claim-panel.tsx')).ClaimPanel);

/** How many claims stand on the site, and how many of them are verified. */
function countText(lines: readonly LedgerLine[]): string {
  const shown = lines.filter(({ path }) => path);
  const verified = shown.filter(isVerified).length;
  return `${shown.length} on the site, ${verified === shown.length ? 'all' : verified} verified`;
}

/** The ledger of claims (claims-8). */
export function ClaimsTab() {
  const { data, error, refetch } = useLedger();
  const isOwner = useMay('switchClaims');
  const [view, setView] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState('');
  const { opened, open: openClaim, close } = useOpened<string>();
  const lines = data?.lines ?? [];
  const shown = lines.filter(
    (line) =>
      (view === '' || line.condition === view) &&
      (page === '' || line.path === page) &&
      matchesSearch(`${line.text} ${sourceText(line)}`, search),
  );
  const open = lines.find(({ _id }) => _id === opened);
  const source = open?.record?.source;
  const pages = [...new Set(lines.map(({ path }) => path).filter(Boolean))].toSorted();
  return (
    <WithPanel
      panel={
        open && (
          <Suspense>
            <claimPanel.Component
              key={open._id}
              line={open}
              fromSame={lines.filter(
                ({ _id, record }) => source && _id !== opened && record?.source === source,
              )}
              onClose={() => void openClaim(undefined)}
              onDone={close}
            />
          </Suspense>
        )
      }
    >
      <Stack component="section" aria-labelledby="claims-title" spacing={2}>
        <Stack
          direction="row"
          sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography id="claims-title" variant="h2">
            Claims
          </Typography>
          {data && (
            <Typography role="status" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
              {countText(lines)}
            </Typography>
          )}
          {data && <OnlyBackedSwitch ledger={data} />}
          {data && isOwner && <ExportDay />}
        </Stack>
        {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
        {!data && !error && <LoadingShape of="rows" label="Loading the claims" />}
        {data && (
          <>
            <ListViews
              label="Status"
              views={[
                { value: '', label: 'All', count: lines.length },
                ...claimConditions.map((condition) => ({
                  value: condition,
                  label: conditions[condition].label,
                  count: lines.filter((line) => line.condition === condition).length,
                })),
              ]}
              value={view}
              onChange={setView}
            />
            <ListTools>
              <SearchBox label="Search claims" initial={search} onChange={setSearch} />
              <Filters used={page === '' ? 0 : 1}>
                <Choice
                  label="Page"
                  isFilter
                  value={page}
                  options={pages.map((path) => ({ value: path, label: path }))}
                  onChange={setPage}
                />
              </Filters>
            </ListTools>
            {shown.length > 0 ? (
              <ClaimsTable
                lines={shown}
                opened={opened}
                onOpen={({ _id }) => void openClaim(_id)}
              />
            ) : (
              <Typography color="textSecondary">
                {lines.length > 0
                  ? 'No claims match these filters'
                  : 'No claims yet. Figures about students on the site are listed here.'}
              </Typography>
            )}
          </>
        )}
      </Stack>
    </WithPanel>
  );
}
