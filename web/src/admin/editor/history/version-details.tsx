import type { Difference } from '@institute/schema';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DifferencesTable } from '../merge/differences-table.tsx';
import type { AnyField } from '../form/field.ts';
import { BusyButton } from '../../shell/busy-button.tsx';

interface VersionDetailsProps {
  readonly fields: readonly AnyField[];
  /** "Ours" is the stored version; undefined for a version that the form cannot show. */
  readonly found: readonly Difference[] | undefined;
  readonly restoring: boolean;
  readonly onRestore: (found: readonly Difference[]) => void;
}

/** How a version differs from the stored one, and a button to restore it. */
export function VersionDetails({ fields, found, restoring, onRestore }: VersionDetailsProps) {
  if (!found) return <Typography>It no longer fits this form.</Typography>;
  if (found.length === 0) return <Typography>It is the same as the current version.</Typography>;
  return (
    <Stack spacing={2}>
      <DifferencesTable
        fields={fields}
        differences={found}
        columns={[
          { title: 'Current version', side: 'ours' },
          { title: 'This version', side: 'theirs' },
        ]}
      />
      <BusyButton
        busy={restoring}
        busyLabel="Restoring..."
        sx={{ alignSelf: 'start' }}
        onClick={() => onRestore(found)}
      >
        Restore this version
      </BusyButton>
    </Stack>
  );
}
