import {
  enquiryStatuses,
  messages,
  type EndpointBody,
  type StoredEnquiry,
} from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useColleagues } from '../colleagues/use-colleagues.ts';

interface ActionProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
}

/** A select that does something with what is chosen in it, and stays at its label. */
const Action = ({ label, options, disabled, onChoose }: ActionProps) => (
  <TextField
    select
    value=""
    disabled={disabled}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    sx={{ width: '10rem' }}
  >
    <option value="" disabled>
      {label}
    </option>
    {options.map(({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </TextField>
);

const nobody = 'nobody';

/** Enrolling takes a seat of a batch: one at a time. */
const changeable = enquiryStatuses.filter((status) => status !== 'enrolled');

interface ChosenToolsProps {
  readonly shown: readonly StoredEnquiry[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (ids: readonly string[]) => void;
}

/** Changes or exports the chosen enquiries. */
export function ChosenTools({ shown, chosen, onChosen }: ChosenToolsProps) {
  const colleagues = useColleagues().map(({ uid: value, name: label }) => ({ value, label }));
  const [busy, setBusy] = useState(false);
  const rows = shown.filter(({ _id }) => chosen.has(_id));
  const ids = rows.map(({ _id }) => _id);

  async function change(changes: Omit<EndpointBody<'changeEnquiries'>, 'ids'>) {
    setBusy(true);
    try {
      const { changed } = await callApi('changeEnquiries', { body: { ids, ...changes } });
      notify('success', changed === 1 ? '1 enquiry updated' : `${changed} enquiries updated`);
      onChosen([]);
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    } finally {
      setBusy(false);
    }
  }

  async function exportChosen() {
    const { enquiriesCsv } = await import('../enquiry-csv.ts');
    saveFile('enquiries.csv', 'text/csv', enquiriesCsv(rows));
  }

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Chosen enquiries"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography role="status">{ids.length} chosen</Typography>
      <Action
        label="Assign to"
        options={[{ value: nobody, label: 'Nobody' }, ...colleagues]}
        disabled={busy}
        onChoose={(value) => void change({ assignedTo: value === nobody ? '' : value })}
      />
      <Action
        label="Change status"
        options={changeable.map((status) => ({ value: status, label: status }))}
        disabled={busy}
        onChoose={(value) => {
          const status = changeable.find((known) => known === value);
          if (status) void change({ status });
        }}
      />
      <Button variant="outlined" onClick={() => void exportChosen()}>
        Export chosen
      </Button>
      <Button onClick={() => onChosen(shown.map(({ _id }) => _id))}>Choose all shown</Button>
      <Button onClick={() => onChosen([])}>Choose none</Button>
    </Stack>
  );
}
