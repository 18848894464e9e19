import { plainDay, reportPeriod, type Report, type ReportPeriod } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { findingOf } from './findings.ts';
import { leadsAt } from './leads-at.ts';
import {
  inYearBefore,
  periodAt,
  periodBefore,
  periods,
  type NamedPeriod,
  type PeriodName,
} from './period.ts';
import { reasonOf } from '../account/reason-of.ts';
import { Choice } from '../list/list-tools.tsx';
import { FiguresSection } from './figures-section.tsx';
import type { Earlier } from './chart.ts';
import { figuresOf } from './figures.ts';
import { keyFiguresOf } from './key-figures.ts';
import { KeyFigures } from './key-figures-row.tsx';
import { askedLeads, ReportedLeads } from './reported-leads.tsx';
import { NothingYet } from '../list/nothing-yet.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';

/** The period in the address: it can be shared and gone back to. */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = periodAt(params, useLocalDay());
  const checked = reportPeriod.safeParse(period);
  return {
    ...period,
    problem: checked.success ? undefined : checked.error.issues[0]?.message,
    choose: (name: PeriodName) =>
      setParams(
        name === 'days' ? { period: name, from: period.from, to: period.to } : { period: name },
      ),
    setDays: (days: Partial<ReportPeriod>) =>
      setParams({ period: 'days', from: period.from, to: period.to, ...days }, { replace: true }),
  };
}

type Period = ReturnType<typeof usePeriod>;

function PeriodFields({ name, from, to, problem, choose, setDays }: Period) {
  const dayField = (label: string, value: string, set: (day: string) => void) => (
    <TextField
      label={label}
      type="date"
      value={value}
      error={problem !== undefined}
      onChange={({ target }) => set(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: '10rem' }}
    />
  );
  return (
    <Stack
      direction="row"
      sx={{
        gap: 2,
        flexWrap: 'wrap',
        justifyContent: 'end',
        marginInlineStart: 'auto',
        '& > :only-child': { width: 'auto' },
      }}
    >
      <Choice
        label="Period"
        value={name}
        options={Object.entries(periods).map(([value, label]) => ({ value, label }))}
        onChange={(value) => choose(value as PeriodName)}
      />
      {name === 'days' && dayField('From', from, (day) => setDays({ from: day }))}
      {name === 'days' && dayField('To', to, (day) => setDays({ to: day }))}
    </Stack>
  );
}

interface ChartsProps {
  readonly report: Report;
  readonly earlier: Earlier;
  readonly period: NamedPeriod;
}

function Charts({ report, earlier, period }: ChartsProps) {
  const { before } = earlier;
  const figures = figuresOf(report, earlier);
  if (figures.length === 0)
    return (
      <div role="status">
        <NothingYet seed="reports" text="No figures for this period yet.">
          Figures appear once there are enquiries, bookings and batches. Try another period above.
        </NothingYet>
      </div>
    );
  return (
    <>
      <KeyFigures figures={keyFiguresOf(report, before)} period={period} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {figures.map((each) => (
          <FiguresSection
            key={each.name}
            figures={each}
            finding={findingOf(each, report, before)}
            leadsOf={(place) => leadsAt(each, place, period)}
          />
        ))}
      </Box>
    </>
  );
}

const useReport = ({ from, to }: ReportPeriod, enabled: boolean) =>
  useQuery({
    queryKey: ['report', from, to],
    queryFn: () => callApi('readReport', { query: { from, to } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });

/** The figures of a period (reports-4). */
function Figures() {
  const period = usePeriod();
  const { from, to, problem } = period;
  const isValid = problem === undefined;
  const { data, error, refetch } = useReport({ from, to }, isValid);
  const compared = isValid ? periodBefore(period) : { from, to };
  const before = useReport(compared, isValid);
  const yearBefore = useReport(isValid ? inYearBefore(period) : period, isValid);
  // All at once: what came later would move what is below it.
  const isRead = data && !before.isPending && !yearBefore.isPending;
  return (
    <Stack component="section" aria-labelledby="reports-title" spacing={3}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="reports-title" variant="h2">
          Reports
        </Typography>
        {isValid && (
          <Typography
            color="textSecondary"
            sx={{
              marginInlineEnd: 'auto',
              order: { xs: 1, md: 0 },
              width: { xs: '100%', md: 'auto' },
            }}
          >
            {plainDay(from)} to {plainDay(to)}, against {plainDay(compared.from)} to{' '}
            {plainDay(compared.to)}
          </Typography>
        )}
        <PeriodFields {...period} />
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
          period={period}
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
  const report = new URLSearchParams({ period: params.get('period') ?? 'days', from, to });
  return <ReportedLeads asked={asked} report={`?${report}`} />;
}
