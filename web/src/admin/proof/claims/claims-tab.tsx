import { claimConditions, type ClaimCondition, type LedgerLine } from '@institute/schema';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { reasonOf } from '../../account/reason-of.ts';
import { useMay } from '../../shell/session.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimRow } from './claim-row.tsx';
import { conditions } from './conditions.ts';
import { ExportDay } from './export-day.tsx';
import { OnlyBackedSwitch } from './only-backed-switch.tsx';
import { useLedger } from './use-ledger.ts';
import { ReadFailure } from '../../shell/read-state.tsx';

/** The ledger of claims (claims-8). */
export function ClaimsTab() {
  const { data, error, refetch } = useLedger();
  const isOwner = useMay('switchClaims');
  const [chosen, setChosen] = useState<ClaimCondition>();
  const [open, setOpen] = useState<LedgerLine>();
  const lines = data?.lines ?? [];
  const shown = lines.filter(({ condition }) => chosen === undefined || condition === chosen);
  return (
    <Stack component="section" aria-labelledby="claims-title" spacing={2}>
      <div>
        <Typography id="claims-title" variant="h2">
          Claims
        </Typography>
        <Typography color="textSecondary">
          What the site says about the institute, and the evidence for it.
        </Typography>
      </div>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <CircularProgress aria-label="Loading the claims" />}
      {data && (
        <>
          <OnlyBackedSwitch ledger={data} />
          {isOwner && <ExportDay />}
          <Stack direction="row" role="group" aria-label="Status" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {claimConditions.map((condition) => (
              <Chip
                key={condition}
                label={`${conditions[condition].label} (${lines.filter((line) => line.condition === condition).length})`}
                variant={chosen === condition ? 'filled' : 'outlined'}
                aria-pressed={chosen === condition}
                onClick={() => setChosen(chosen === condition ? undefined : condition)}
              />
            ))}
          </Stack>
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {shown.map((line) => (
              <ClaimRow key={line._id} line={line} onRepair={setOpen} />
            ))}
          </Box>
          {shown.length === 0 && (
            <Typography color="textSecondary">No claims with this status.</Typography>
          )}
        </>
      )}
      {open && <ClaimDialog line={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
