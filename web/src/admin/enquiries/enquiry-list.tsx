import { messages } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { RecentlyDeleted } from '../editor/history/recently-deleted.tsx';
import { useMay } from '../shell/session.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { tabPath } from '../shell/tabs.ts';
import { EnquiryRow } from './row/enquiry-row.tsx';
import { EnquiryTools } from './enquiry-tools.tsx';
import { countText } from './enquiry-labels.ts';
import { mergeEnquiries } from './enquiry-view.ts';
import { ChosenTools } from './chosen/chosen-tools.tsx';
import { useChosen } from '../list/use-chosen.ts';
import { DutySwitch } from './colleagues/duty-switch.tsx';
import { useNow } from './use-now.ts';
import { useRemoveEnquiry } from './use-remove-enquiry.ts';
import { useView } from './use-view.ts';
import { FailedMails } from './failed-mails.tsx';
import { dayAt } from './notes/follow-up.ts';
import { PrivacyRequest } from '../people/privacy-request.tsx';
import { saveFile } from '../shell/files/save-file.ts';
import { enquiryPageSize, useEnquiries } from './use-enquiries.ts';
import { NothingYet } from '../list/nothing-yet.tsx';
import { ReadFailure } from '../shell/read-state.tsx';

/** Hidden on phones, where the tab above shows the same heading. */
const onlyRead = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

/** The enquiries: live, with search, combined filters and export. */
export function EnquiryList() {
  const [view, setView] = useView();
  const { chosen, choose, chooseAll } = useChosen();
  const [shownCount, setShownCount] = useState(enquiryPageSize);
  const [exporting, setExporting] = useState(false);
  const [moreIsOpen, setMoreIsOpen] = useState(false);
  const now = useNow();
  const today = dayAt(now);
  const { live, filter, found, held, count, isMore, isSearching, exported, onUpdated, onUnsaved } =
    useEnquiries(view, shownCount, today);
  const handlesData = useMay('handlePersonalData');
  const readsMails = useMay('readMails');
  const page = found.slice(0, shownCount);
  const shown = mergeEnquiries(page, held, view.order === 'oldest');
  const total = count ?? found.length;

  const remove = useRemoveEnquiry();

  async function exportRows() {
    setExporting(true);
    try {
      const [{ enquiriesCsv }, rows] = await Promise.all([import('./enquiry-csv.ts'), exported()]);
      saveFile(`enquiries-${today}.csv`, 'text/csv', enquiriesCsv(rows));
    } catch {
      notify('error', messages.failureTitle, messages.fetch.enquiries);
    } finally {
      setExporting(false);
    }
  }

  return (
    <Stack
      component="section"
      aria-labelledby="enquiries"
      sx={{ gap: { xs: 1, sm: 2 }, marginTop: { xs: -1.5, sm: 0 } }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', paddingBlock: { sm: 1.5 } }}
      >
        <Typography id="enquiries" variant="h2" sx={onlyRead}>
          Enquiries
        </Typography>
        {!isSearching && (live.status === 'ready' || shown.length > 0) && (
          <Typography role="status" color="textSecondary">
            {countText(total)} {total === 1 ? 'enquiry' : 'enquiries'}
          </Typography>
        )}
        <Button
          aria-expanded={moreIsOpen}
          aria-controls="more-of-enquiries"
          sx={{ display: { md: 'none' }, marginInlineStart: 'auto' }}
          onClick={() => setMoreIsOpen(!moreIsOpen)}
        >
          {moreIsOpen ? 'Hide tools' : 'Show tools'}
        </Button>
        <Stack
          id="more-of-enquiries"
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            marginInlineStart: { md: 'auto' },
            display: { xs: moreIsOpen ? 'flex' : 'none', md: 'flex' },
          }}
        >
          <Button variant="outlined" onClick={() => setView({ ...view, layout: 'board' })}>
            Board
          </Button>
          <DutySwitch />
          <RecentlyDeleted from="enquiries" />
          {handlesData && <PrivacyRequest />}
          <Button variant="outlined" component={RouterLink} to={tabPath('enquiries', 'import')}>
            Import CSV
          </Button>
          <BusyButton
            variant="outlined"
            busy={exporting}
            busyLabel="Exporting..."
            onClick={() => void exportRows()}
          >
            Export CSV
          </BusyButton>
        </Stack>
      </Stack>
      {readsMails && <FailedMails />}
      <EnquiryTools
        view={view}
        onView={(changed) => {
          setView(changed);
          setShownCount(enquiryPageSize);
        }}
      />
      {live.status === 'failed' && (
        <ReadFailure reason={messages.fetch.enquiries} onRetry={live.retry} />
      )}
      {chosen.size > 0 && (
        <ChosenTools
          shown={shown}
          chosen={chosen}
          onChosen={chooseAll}
          filter={filter}
          total={total}
          onExportAll={exportRows}
        />
      )}
      {shown.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
          {shown.map((enquiry) => (
            <EnquiryRow
              key={enquiry._id}
              enquiry={enquiry}
              now={now}
              today={today}
              onUpdated={onUpdated}
              onUnsaved={onUnsaved}
              onDelete={remove}
              isChosen={chosen.has(enquiry._id)}
              onChosen={choose}
            />
          ))}
        </Box>
      )}
      {live.status === 'loading' && <CircularProgress aria-label="Loading" />}
      {live.status === 'ready' && shown.length === 0 && !isSearching && (
        <NothingYet seed="enquiries" text="No enquiries found.">
          {view.assigned === 'me' ? (
            <Button onClick={() => setView({ ...view, assigned: 'everybody' })}>
              Show everyone’s
            </Button>
          ) : (
            'New enquiries appear here automatically. A search or filter may be hiding others.'
          )}
        </NothingYet>
      )}
      {live.status === 'ready' && total > page.length && isMore && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => setShownCount(shownCount + enquiryPageSize)}
        >
          Show {enquiryPageSize} more
        </Button>
      )}
    </Stack>
  );
}
