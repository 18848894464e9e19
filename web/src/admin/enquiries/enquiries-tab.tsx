import {
  enquirySources,
  enquiryStatuses,
  messages,
  succeeded,
  type StoredEnquiry,
} from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { useDelete } from '../deletion/use-delete.ts';
import { Choice, ListTools, SearchBox } from '../list/list-tools.tsx';
import { BusyButton } from '../shell/busy-button.tsx';
import { enquiriesCsv } from './enquiry-csv.ts';
import { enquiryCourses } from './enquiry-labels.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { wholeView, type EnquiryView } from './enquiry-view.ts';
import { saveFile } from './save-file.ts';
import { enquiryPageSize, useEnquiries } from './use-enquiries.ts';

const minute = 60_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface ToolsProps {
  readonly view: EnquiryView;
  readonly onView: (view: EnquiryView) => void;
}

function Tools({ view, onView }: ToolsProps) {
  const day = (label: string, name: 'from' | 'to') => (
    <TextField
      type="date"
      label={label}
      value={view[name]}
      onChange={(event) => onView({ ...view, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 0.5rem)', sm: '10rem' } }}
    />
  );
  return (
    <ListTools>
      <SearchBox
        label="Search enquiries"
        initial={view.search}
        onChange={(search) => onView({ ...view, search })}
      />
      <Choice
        label="Status"
        none="All"
        value={view.status}
        options={options(enquiryStatuses)}
        onChange={(status) => onView({ ...view, status })}
      />
      <Choice
        label="Course"
        none="All"
        value={view.course}
        options={options(enquiryCourses.map(({ label }) => label))}
        onChange={(course) => onView({ ...view, course })}
      />
      <Choice
        label="Source"
        none="All"
        value={view.source}
        options={options(enquirySources)}
        onChange={(source) => onView({ ...view, source })}
      />
      {day('From', 'from')}
      {day('To', 'to')}
    </ListTools>
  );
}

/** The leads: live and newest first, with search, filters that combine, and export. */
export function EnquiriesTab() {
  const [view, setView] = useState(wholeView);
  const [shownCount, setShownCount] = useState(enquiryPageSize);
  const [exporting, setExporting] = useState(false);
  const { live, found, count, isSearching, isReading, exported } = useEnquiries(view, shownCount);
  const askAndDelete = useDelete();
  const now = useNow();
  const shown = found.slice(0, shownCount);
  const total = isSearching ? found.length : (count ?? found.length);

  const remove = useCallback(
    ({ _id: id, name }: StoredEnquiry) =>
      void askAndDelete({
        id,
        name,
        noun: 'enquiry of',
        remove: () => callApi('deleteEnquiry', { id }),
        success: succeeded('Enquiry', 'deleted'),
        failure: messages.delete.other,
      }),
    [askAndDelete],
  );

  async function exportRows() {
    setExporting(true);
    try {
      const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
      saveFile(`enquiries-${today}.csv`, 'text/csv', enquiriesCsv(await exported()));
    } catch {
      notify('error', messages.failureTitle, messages.fetch.enquiries);
    } finally {
      setExporting(false);
    }
  }

  return (
    <Stack component="section" spacing={2} aria-labelledby="enquiries">
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', paddingBlock: 1.5 }}
      >
        <Typography id="enquiries" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Enquiries
        </Typography>
        <BusyButton
          variant="outlined"
          busy={exporting}
          busyLabel="Exporting..."
          onClick={() => void exportRows()}
        >
          Export CSV
        </BusyButton>
      </Stack>
      <Tools
        view={view}
        onView={(changed) => {
          setView(changed);
          setShownCount(enquiryPageSize);
        }}
      />
      {live.status === 'loading' && <CircularProgress aria-label="Loading" />}
      {live.status === 'failed' && (
        <Alert severity="error" action={<Button onClick={live.retry}>Try again</Button>}>
          {messages.fetch.enquiries}
        </Alert>
      )}
      {live.status === 'ready' && (
        <>
          <Typography role="status" color="textSecondary">
            {isReading ? 'Searching all enquiries: ' : ''}
            {total.toLocaleString('en-IN')} {total === 1 ? 'enquiry' : 'enquiries'}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
            {shown.map((enquiry) => (
              <EnquiryRow key={enquiry._id} enquiry={enquiry} now={now} onDelete={remove} />
            ))}
          </Box>
          {shown.length === 0 && !isReading && <Typography>No enquiries here.</Typography>}
          {total > shown.length && shown.length >= shownCount && (
            <Button
              variant="outlined"
              sx={{ alignSelf: 'start' }}
              onClick={() => setShownCount(shownCount + enquiryPageSize)}
            >
              Show {enquiryPageSize} more
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
