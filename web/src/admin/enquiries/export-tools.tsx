import { dayAfter, messages, type EnquiryFilter, type StoredEnquiry } from '@institute/schema';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { saveFile } from '../shell/files/save-file.ts';
import { periodOf } from './enquiry-view.ts';
import { quiet } from '../shell/quiet.ts';

type Days = Pick<EnquiryFilter, 'from' | 'before'>;
type Exported = (days?: Days) => Promise<readonly StoredEnquiry[]>;

/** The periods of an export, by name, on a day. */
function periodsOn(today: string): Readonly<Record<string, Days>> {
  const month = `${today.slice(0, 7)}-01`;
  const before = `${dayAfter(month, -1).slice(0, 7)}-01`;
  return {
    'This month': periodOf(month),
    'Last month': periodOf(before, month),
    'This year': periodOf(`${today.slice(0, 4)}-01-01`),
  };
}

/** Saves enquiries as CSV: `run` those of the view, or of some days. */
export function useExport(exported: Exported, today: string) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(days?: Days) {
    setIsBusy(true);
    try {
      const [{ enquiriesCsv }, rows] = await Promise.all([
        import('./enquiry-csv.ts'),
        exported(days),
      ]);
      saveFile(`enquiries-${today}.csv`, 'text/csv', enquiriesCsv(rows));
    } catch {
      notify('error', messages.failureTitle, messages.fetch.enquiries);
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}

interface ExportToolsProps {
  readonly today: string;
  readonly exporting: ReturnType<typeof useExport>;
}

/** Exports the view, or by one choice a period of it (enquiries-39). */
export function ExportTools({ today, exporting: { isBusy, run } }: ExportToolsProps) {
  const periods = periodsOn(today);
  return (
    <>
      <BusyButton
        {...quiet}
        variant="text"
        busy={isBusy}
        busyLabel="Exporting..."
        onClick={() => void run()}
      >
        Export CSV
      </BusyButton>
      <TextField
        select
        value=""
        disabled={isBusy}
        onChange={({ target }) => void run(periods[target.value])}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'CSV of a period' } }}
        sx={{
          width: '7.5rem',
          // As quiet as the button beside it, until it is pointed at.
          '& .MuiOutlinedInput-root': {
            backgroundColor: 'transparent',
            color: 'text.secondary',
            fontWeight: 600,
          },
          '& fieldset': { borderColor: 'transparent' },
        }}
      >
        <option value="" disabled>
          CSV of…
        </option>
        {Object.keys(periods).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
    </>
  );
}
