import {
  courseLabel,
  localDay,
  plainDay,
  reportedLeads,
  type ReportedLeads as Asked,
  type StoredEnquiry,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { NothingYet } from '../list/nothing-yet.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { tabPath } from '../shell/tabs.ts';
import { funnel, funnelSteps, noCourse, noReason, outcomes } from './chart.ts';

/** The leads that an address asks for; undefined where it asks for none. */
export function askedLeads(params: URLSearchParams): Asked | undefined {
  const { success, data } = reportedLeads.safeParse(Object.fromEntries(params));
  return success ? data : undefined;
}

const count = (leads: number): string => `${leads} ${leads === 1 ? 'lead' : 'leads'}`;

const visits = { origins: 'first visit from', lasts: 'last visit from' } as const;

function titleOf({ step, by, name, course }: Asked): string {
  const title = whatOf({ step, by, name });
  return course ? `${title}, ${course}` : title;
}

function whatOf({ step, by, name }: Pick<Asked, 'step' | 'by' | 'name'>): string {
  const what = { ...funnelSteps, ...outcomes, waiting: 'No answer yet', closed: 'Lost' }[step];
  if (!by) return what;
  if (by === 'visited') return `${what}, ${funnel.visited.toLowerCase()}`;
  return `${what}, ${by in visits ? `${visits[by as keyof typeof visits]} ` : ''}${name || (by === 'reasons' ? noReason : noCourse)}`;
}

const Row = ({
  lead: { _id, name, course, status, createdAt },
}: {
  readonly lead: StoredEnquiry;
}) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 9rem 7rem' },
      columnGap: 2,
      alignItems: 'center',
      minHeight: 52,
      borderBottom: 1,
      borderColor: 'divider',
      lineHeight: 1.3,
      '&:hover': { backgroundColor: 'action.hover' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" noWrap sx={{ fontWeight: 600, lineHeight: 1.3 }}>
        <Link
          component={RouterLink}
          to={tabPath('enquiries', _id)}
          color="inherit"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {name}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {courseLabel(course) || 'No course chosen'}
      </Typography>
    </Box>
    <Typography variant="body2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
      {status}
    </Typography>
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ gridColumn: { xs: 2, md: 'auto' }, textAlign: 'end' }}
    >
      {plainDay(localDay(new Date(createdAt)))}
    </Typography>
  </Box>
);

interface ReportedLeadsProps {
  readonly asked: Asked;
  /** The address of the report. */
  readonly report: string;
}

/** The leads that one number of a report counts, the newest first (reports-5). */
export function ReportedLeads({ asked, report }: ReportedLeadsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['reported leads', asked],
    queryFn: () => callApi('readReportedLeads', { query: asked }),
    staleTime: 0,
  });
  const { from, to } = asked;
  return (
    <Stack component="section" aria-labelledby="reported-leads" spacing={2}>
      <Box>
        <Link component={RouterLink} to={report} variant="body2">
          Reports
        </Link>
        <Typography id="reported-leads" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {titleOf(asked)}
        </Typography>
        <Typography color="textSecondary">
          {data && `${data.isWhole ? '' : 'The newest '}${count(data.leads.length)}, `}
          {plainDay(from)} to {plainDay(to)}
        </Typography>
      </Box>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" />}
      {data?.leads.length === 0 && (
        <NothingYet seed="reports" text="No leads for this number.">
          They may have changed since the report was opened.
        </NothingYet>
      )}
      {data && data.leads.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
          {data.leads.map((lead) => (
            <Row key={lead._id} lead={lead} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
