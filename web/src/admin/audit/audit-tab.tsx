import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEvent, StaffMember } from '@institute/schema';
import Box from '@mui/material/Box';
import { readAudit, type AuditFilter, type AuditPage } from '../../lib/firebase/read-audit.ts';
import { readTitles } from '../../lib/content/read-titles.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { Choice, ListTools } from '../list/list-tools.tsx';
import { saveFile } from '../shell/files/save-file.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { auditCsv } from './audit-csv.ts';
import { actionsOf, auditKinds, personLabel, actionLabel, subjectLabel } from './audit-labels.ts';
import { NothingYet } from '../list/nothing-yet.tsx';
import { documentPath } from '../shell/document-path.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { timeText } from '../editor/time-text.ts';

interface AuditListProps {
  readonly events: readonly AuditEvent[];
  readonly staff: ReadonlyMap<string, StaffMember>;
  readonly titles: ReadonlyMap<string, string> | undefined;
}

interface SubjectProps {
  /** Path of the document, file or account. */
  readonly document: string;
  readonly label: string;
}

/** What an event is about, and where it is now; nothing leads to what has no name any more. */
function Subject({ document, label }: SubjectProps) {
  const path = documentPath(document);
  if (label === document || path === undefined) return label;
  return (
    <Link
      component={RouterLink}
      to={path}
      color="inherit"
      sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
    >
      {label}
    </Link>
  );
}

/** The events: when, who and what, in columns where there is room. */
function AuditList({ events, staff, titles }: AuditListProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {events.map((event) => (
        <Box
          key={event._id}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '12rem 14rem 14rem minmax(0, 1fr)' },
            columnGap: 2,
            paddingBlock: 1,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography variant="body2" color="textSecondary" component="time" dateTime={event.at}>
            {timeText(event.at)}
          </Typography>
          <Typography variant="body2">{personLabel(event, staff)}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {actionLabel(event)}
          </Typography>
          <Typography variant="body2">
            <Subject document={event.document} label={subjectLabel(event, staff, titles)} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const pageSize = 50;

/** Events per request of an export. */
const chunkSize = 500;

async function readEverything(filter: AuditFilter) {
  const pages: AuditPage[] = [];
  do pages.push(await readAudit(filter, pages.at(-1)?.next, chunkSize));
  while (pages.at(-1)?.next);
  return pages.flatMap(({ events }) => events);
}

/** Who did what, and when (audit-1). */
export function AuditTab() {
  const [by, setBy] = useState('');
  const [kind, setKind] = useState('');
  const [exporting, setExporting] = useState(false);
  const { data: members = [] } = useStaff();
  const staff = useMemo(() => new Map(members.map((member) => [member._id, member])), [members]);

  const known = auditKinds.find((each) => each === kind);
  const filter: AuditFilter = {
    by: by || undefined,
    actions: known && actionsOf(known),
  };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['audit', by, kind],
      queryFn: ({ pageParam }) => readAudit(filter, pageParam, pageSize),
      initialPageParam: undefined as AuditPage['next'],
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const changed = [...new Set(events.map(({ document }) => document))];
  const { data: titles } = useQuery({
    queryKey: ['titles', changed],
    queryFn: () => readTitles(changed),
    enabled: changed.length > 0,
    placeholderData: keepPreviousData,
  });

  /** Everybody on the staff, and who else did something that is on the screen. */
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const unseen = events.filter((event) => !staff.has(event.by) && !seen.has(event.by));
  if (unseen.length > 0)
    setSeen(
      new Map([...seen, ...unseen.map((event) => [event.by, personLabel(event, staff)] as const)]),
    );
  const people = [
    ...members.map(({ _id, name, email }) => ({ value: _id, label: name || email })),
    ...[...seen].filter(([id]) => !staff.has(id)).map(([value, label]) => ({ value, label })),
  ];

  async function save() {
    setExporting(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`audit-trail-${day}.csv`, 'text/csv', auditCsv(await readEverything(filter), staff));
    } catch (failure) {
      notify('error', 'The audit trail could not be exported', reasonOf(failure));
    } finally {
      setExporting(false);
    }
  }

  return (
    <Stack component="section" aria-labelledby="audit-title" spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="audit-title" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Audit trail
        </Typography>
        <BusyButton
          variant="outlined"
          busy={exporting}
          busyLabel="Exporting..."
          onClick={() => void save()}
        >
          Export CSV
        </BusyButton>
      </Stack>
      <ListTools>
        <Choice label="Person" isFilter value={by} options={people} onChange={setBy} />
        <Choice
          label="Kind"
          isFilter
          value={kind}
          options={auditKinds.map((each) => ({ value: each, label: each }))}
          onChange={setKind}
        />
      </ListTools>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" label="Loading the audit trail" />}
      {data && (
        <>
          <Typography role="status" color="textSecondary">
            {events.length === 1 ? '1 event' : `${events.length} events`}
          </Typography>
          {events.length === 0 && (
            <NothingYet
              seed="audit"
              text={by || kind ? 'No events match these filters.' : 'No events yet.'}
            >
              {by || kind
                ? 'Choose another person or kind above.'
                : 'Changes that staff make are listed here.'}
            </NothingYet>
          )}
          <AuditList events={events} staff={staff} titles={titles} />
          {hasNextPage && (
            <BusyButton
              variant="outlined"
              busy={isFetchingNextPage}
              busyLabel="Loading..."
              sx={{ alignSelf: 'start' }}
              onClick={() => void fetchNextPage()}
            >
              Show {pageSize} more
            </BusyButton>
          )}
        </>
      )}
    </Stack>
  );
}
