import {
  enquiryStatuses,
  institute,
  type EnquiryFilter,
  type StoredEnquiry,
} from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { saveFile } from '../../shell/files/save-file.ts';
import { ProgressBar } from '../../shell/progress-bar.tsx';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import { countText } from '../enquiry-labels.ts';
import { useChangeMany } from './use-change-many.ts';

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
  /** What the list is filtered by, and how many match it. */
  readonly filter: EnquiryFilter;
  readonly total: number;
  readonly onExportAll: () => Promise<void>;
}

/** All enquiries that matched a filter at a moment: later ones are not chosen. */
interface Everyone {
  readonly filter: EnquiryFilter;
  readonly count: number;
  readonly before: string;
}

/** Changes or exports the chosen enquiries, or all that match the filter (enquiries-31). */
export function ChosenTools({
  shown,
  chosen,
  onChosen,
  filter,
  total,
  onExportAll,
}: ChosenToolsProps) {
  const colleagues = useColleagues().map(({ uid: value, name: label }) => ({ value, label }));
  const confirm = useConfirm();
  const [chosenAll, setChosenAll] = useState<Everyone>();
  const { done, change, stop } = useChangeMany();
  const busy = done !== undefined;
  const rows = shown.filter(({ _id }) => chosen.has(_id));
  const isWhole = rows.length === shown.length;
  const everyone =
    chosenAll &&
    // While all are changed, those that match the filter no longer leave the list, and others follow.
    (busy ||
      (chosenAll.filter === filter &&
        shown.every(({ _id, createdAt }) => chosen.has(_id) || createdAt >= chosenAll.before)))
      ? chosenAll
      : undefined;
  const count = everyone ? countText(everyone.count) : String(rows.length);

  function chooseEveryone() {
    const now = new Date().toISOString();
    const before = filter.before && filter.before < now ? filter.before : now;
    setChosenAll({ filter, count: total, before });
  }

  async function apply(changes: Parameters<typeof change>[1], agree: string) {
    const mayBeEnrolled = everyone
      ? everyone.filter.statuses?.includes('enrolled') !== false
      : rows.some(({ enrolment }) => enrolment);
    const frees = changes.status !== undefined && mayBeEnrolled;
    if (everyone || frees) {
      const title = everyone
        ? `Change all ${count} matching enquiries?`
        : `Change ${count} ${rows.length === 1 ? 'enquiry' : 'enquiries'}?`;
      const text = frees && 'Seats in batches that enrolled people have will be freed.';
      if (!(await confirm({ title, agree, ...(text && { text }) }))) return;
    }
    if (!everyone) setChosenAll(undefined);
    await change(
      everyone
        ? { filter: { ...filter, before: everyone.before } }
        : { ids: rows.map(({ _id }) => _id) },
      changes,
    );
    setChosenAll(undefined);
    onChosen([]);
  }

  async function exportChosen() {
    if (everyone) return onExportAll();
    const { enquiriesCsv } = await import('../enquiry-csv.ts');
    return saveFile('enquiries.csv', 'text/csv', enquiriesCsv(rows));
  }

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Selected enquiries"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography role="status">
        {everyone ? `All ${count} matching enquiries selected` : `${count} selected`}
      </Typography>
      <Action
        label="Assign to"
        options={[{ value: nobody, label: 'No one' }, ...colleagues]}
        disabled={busy}
        onChoose={(value) => void apply({ assignedTo: value === nobody ? '' : value }, 'Assign')}
      />
      <Action
        label="Change status"
        options={changeable.map((status) => ({ value: status, label: status }))}
        disabled={busy}
        onChoose={(value) => {
          const status = changeable.find((known) => known === value);
          if (status) void apply({ status }, `Set to ${status}`);
        }}
      />
      <Button variant="outlined" onClick={() => void exportChosen()}>
        Export selected
      </Button>
      {isWhole && total > shown.length && !everyone ? (
        <Button disabled={busy} onClick={chooseEveryone}>
          Select all {countText(total)} matching
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => onChosen(shown.map(({ _id }) => _id))}>
          Select all on this page
        </Button>
      )}
      <Button disabled={busy} onClick={() => onChosen([])}>
        Clear selection
      </Button>
      {everyone && done !== undefined && (
        <>
          <ProgressBar value={done / everyone.count} label="Changing enquiries" />
          <Typography role="status">
            {done.toLocaleString(institute.locale)} of {count} changed
          </Typography>
          <Button onClick={stop}>Stop</Button>
        </>
      )}
    </Stack>
  );
}
