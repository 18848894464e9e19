import { reportPeriod, type Report, type ReportPeriod } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { findingOf } from './findings.ts';
import { leadsAt, type Covered } from './leads-at.ts';
import {
  inYearBefore,
  periodAt,
  periodBefore,
  periodText,
  type NamedPeriod,
  type PeriodName,
} from './period.ts';
import { reasonOf } from '../account/reason-of.ts';
import { FiguresSection } from './figures-section.tsx';
import type { Earlier } from './chart.ts';
import { figuresOf, type Figures as Shown, type FiguresName } from './figures.ts';
import { keyFiguresOf } from './key-figures.ts';
import { KeyFigures } from './key-figures-row.tsx';
import { ReportTools } from './report-tools.tsx';
import { askedLeads, ReportedLeads } from './reported-leads.tsx';
import { NothingYet } from '../list/nothing-yet.tsx';
import { useAdmin } from '../shell/session.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';

/** The period and the course in the address: they can be shared and gone back to. */
function useCovered() {
  const [params, setParams] = useSearchParams();
  const period = periodAt(params, useLocalDay());
  const checked = reportPeriod.safeParse(period);
  const course = params.get('course') ?? '';
  const ofCourse = { ...(course && { course }) };
  return {
    ...period,
    course,
    problem: checked.success ? undefined : checked.error.issues[0]?.message,
    choose: (name: PeriodName) =>
      setParams({
        period: name,
        ...(name === 'days' && { from: period.from, to: period.to }),
        ...ofCourse,
      }),
    setDays: (days: Partial<ReportPeriod>) =>
      setParams(
        { period: 'days', from: period.from, to: period.to, ...days, ...ofCourse },
        { replace: true },
      ),
    setCourse: (chosen: string) => {
      const { course: _before, ...rest } = Object.fromEntries(params);
      setParams(chosen ? { ...rest, course: chosen } : rest);
    },
  };
}

interface ChartsProps {
  readonly report: Report;
  readonly earlier: Earlier;
  readonly covered: NamedPeriod & Covered;
}

/** Charts with more figures than a first look wants. */
const weekByWeek: readonly FiguresName[] = ['sources', 'courses', 'statuses'];

/** What tells leads apart by what one course has in common. */
const byCourse: readonly FiguresName[] = ['byCourse', 'courses'];

function Charts({ report, earlier, covered }: ChartsProps) {
  const { before } = earlier;
  const { uid } = useAdmin();
  const figures = figuresOf(report, earlier).filter(
    ({ name }) => !covered.course || !byCourse.includes(name),
  );
  if (figures.length === 0)
    return (
      <div role="status">
        <NothingYet seed="reports" text="No figures for this period yet.">
          Figures appear once there are enquiries, bookings and batches. Try another period above.
        </NothingYet>
      </div>
    );
  const isFolded = ({ name }: Shown) => weekByWeek.includes(name);
  const first = figures.filter((each) => !isFolded(each));
  const folded = figures.filter(isFolded);
  const grid = (shown: readonly Shown[]) => (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {shown.map((each) => (
        <FiguresSection
          key={each.name}
          figures={each}
          finding={findingOf(each, report, before)}
          leadsOf={(place) => leadsAt(each, place, covered)}
        />
      ))}
    </Box>
  );
  return (
    <>
      <KeyFigures figures={keyFiguresOf(report, before, uid)} period={covered} />
      {grid(first)}
      {folded.length > 0 && (
        <details>
          <Typography
            component="summary"
            variant="h3"
            sx={{ cursor: 'pointer', paddingBlock: 1.5 }}
          >
            Week by week
          </Typography>
          {grid(folded)}
        </details>
      )}
    </>
  );
}

const useReport = ({ from, to }: ReportPeriod, course: string, enabled: boolean) =>
  useQuery({
    queryKey: ['report', from, to, course],
    queryFn: () => callApi('readReport', { query: { from, to, course } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });

/** The figures of a period (reports-4). */
function Figures() {
  const covered = useCovered();
  const { from, to, course, problem } = covered;
  const isValid = problem === undefined;
  const { data, error, refetch } = useReport({ from, to }, course, isValid);
  const compared = isValid ? periodBefore(covered) : { from, to };
  const before = useReport(compared, course, isValid);
  const yearBefore = useReport(isValid ? inYearBefore(covered) : covered, course, isValid);
  // All at once: what came later would move what is below it.
  const isRead = data && !before.isPending && !yearBefore.isPending;
  return (
    <Stack component="section" aria-labelledby="reports-title" spacing={3}>
      <Stack
        direction="row"
        sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography id="reports-title" variant="h2">
          Reports
        </Typography>
        {isValid && (
          // In two short lines, so that the tools stand beside them.
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ flex: { lg: '1 1 11rem' }, textWrap: 'balance' }}
          >
            {periodText(covered)}, against {periodText(compared)}
          </Typography>
        )}
        <ReportTools {...covered} />
      </Stack>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {problem === undefined && error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {problem === undefined && !isRead && !error && (
        <LoadingShape of="fields" label="Loading the figures" />
      )}
      {problem === undefined && isRead && (
        <Charts
          report={data}
          earlier={{ before: before.data, yearBefore: yearBefore.data }}
          covered={covered}
        />
      )}
    </Stack>
  );
}

export function ReportsTab() {
  const [params] = useSearchParams();
  const asked = askedLeads(params);
  if (!asked) return <Figures />;
  const { from, to } = asked;
  const { course } = asked;
  const period = params.get('period') ?? 'days';
  const report = new URLSearchParams({ period, from, to, ...(course && { course }) });
  return <ReportedLeads asked={asked} report={`?${report}`} />;
}
