import {
  fewestSalaries,
  messages,
  moneyText,
  supportPeriod,
  supportPeriodHelp,
  yearText,
  type PeriodFigures as Figures,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { placementRecordsKey, usePlacementRecords } from './use-placement-records.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';

const rateText = ({ rate, placed, asked }: Figures): string => {
  if (asked === null) return `${placed} placed; enter how many asked for support`;
  if (rate === null)
    return `${placed} placed, but only ${asked} asked for support: check these numbers`;
  return `${rate}%: ${placed} placed of ${asked} who asked for support`;
};

const salaryText = ({ medianSalary, highestSalary, salaries }: Figures): string =>
  medianSalary === null || highestSalary === null
    ? `Not shown yet: ${salaries} of the ${fewestSalaries} salaries needed are recorded`
    : `Median ${moneyText(medianSalary)}, highest ${moneyText(highestSalary)} a year, from ${salaries} recorded salaries`;

/** A financial year: who asked, which is typed, and what is counted. */
function Period({ figures }: { readonly figures: Figures }) {
  const client = useQueryClient();
  const { period, companies, placed } = figures;
  const [asked, setAsked] = useState(figures.asked === null ? '' : String(figures.asked));
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { data: body, error } = supportPeriod.safeParse({
      asked: asked.trim() ? Number(asked) : null,
    });
    setProblem(error?.issues[0]?.message ?? null);
    if (!body) return;
    try {
      await callApi('saveSupportPeriod', { id: period, body });
      await client.invalidateQueries({ queryKey: placementRecordsKey });
      notify('success', `${period} saved`);
    } catch (failure) {
      notifyFailure(failure, messages.save.placementRecord);
    }
  }

  return (
    <Box component="section" aria-labelledby={`period-${period}`}>
      <Typography id={`period-${period}`} variant="h3">
        {yearText(period)}
      </Typography>
      <Box component="dl" sx={{ '& dd': { margin: 0, marginBottom: 1 } }}>
        <Typography component="dt" color="textSecondary">
          Placement rate
        </Typography>
        <dd>{rateText(figures)}</dd>
        <Typography component="dt" color="textSecondary">
          Salary
        </Typography>
        <dd>{salaryText(figures)}</dd>
        <Typography component="dt" color="textSecondary">
          Companies
        </Typography>
        <dd>{`${companies}, of ${placed} placements`}</dd>
      </Box>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start' }}
      >
        <TextField
          label="Asked for support"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          error={problem !== null}
          helperText={problem ?? supportPeriodHelp.asked}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" aria-label={`Save ${period}`}>
          Save
        </Button>
      </Stack>
    </Box>
  );
}

/** The figures that follow from the records of placements, by financial year (placements-6). */
export function PeriodFigures({ back }: { readonly back: ReactNode }) {
  const { data, error, refetch } = usePlacementRecords(true);
  return (
    <Stack sx={{ gap: 3 }}>
      {back}
      <Typography variant="h2">Figures from the records</Typography>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" label="Loading the figures" />}
      {data?.figures.map((figures) => (
        <Period key={figures.period} figures={figures} />
      ))}
    </Stack>
  );
}
