import { localDay, messages } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { useChosen } from '../list/use-chosen.ts';
import { newEnquiry } from '../list/new-items.ts';
import { OnDemand } from '../shell/on-demand.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { besideList } from '../shell/beside-list.ts';
import { useMay } from '../shell/session.ts';
import { ChosenTools } from './chosen/chosen-tools.tsx';
import { EnquiryHead } from './enquiry-head.tsx';
import { countText, positionText, waitingText } from './enquiry-labels.ts';
import { EnquiryTools } from './enquiry-tools.tsx';
import { EnquiryViews } from './enquiry-views.tsx';
import { everyonesViewAt, toAnswerAt } from './everyones-views.ts';
import { ExportTools, useExport } from './export-tools.tsx';
import { FailedMails } from './failed-mails.tsx';
import { KeyLegend } from './key-legend.tsx';
import { NoEnquiries } from './no-enquiries.tsx';
import { EnquiryPage } from './page/enquiry-page.tsx';
import { leadPath, nextLead } from './page/lead-path.ts';
import { EnquiryColumns } from './row/enquiry-columns.tsx';
import { EnquiryRow } from './row/enquiry-row.tsx';
import { enquiryPageSize, useEnquiries } from './use-enquiries.ts';
import { useLeadKeys } from './use-lead-keys.ts';
import { useNow } from './use-now.ts';
import { useView } from './use-view.ts';
import { useViewCounts } from './use-view-counts.ts';

const newForm = lazyComponent(async () => (await import('./new-enquiry.tsx')).NewEnquiry);

/** The enquiries, live, with search, combined filters and export; one may be open beside them. */
export function EnquiryList({ item }: { readonly item: string | undefined }) {
  const [view, setView] = useView();
  const { chosen, choose, chooseAll } = useChosen();
  const [shownCount, setShownCount] = useState(enquiryPageSize);
  const { pathname, search, state } = useLocation();
  const isNew = state === newEnquiry;
  const navigate = useNavigate();
  const now = useNow();
  const today = localDay(new Date(now));
  const { live, rows, filter, shown, count, isMore, isSearching, exported, onUpdated } =
    useEnquiries(view, shownCount, today);
  const exporting = useExport(exported, today);
  const readsMails = useMay('readMails');
  const total = count ?? shown.length;
  const isCounted = count !== undefined || !isMore;
  const isRead = live.status === 'ready';
  const counts = useViewCounts(today, isRead ? rows : undefined);
  const waiting = counts.views?.[toAnswerAt];
  useLeadKeys();

  const at = shown.findIndex(({ _id }) => _id === item);
  const [previous, next] = [shown[at - 1]?._id, nextLead(shown, item)];

  const opened = useRef(item);
  useEffect(() => {
    const id = item ?? opened.current;
    opened.current = item;
    const row = document.querySelector(`[data-lead="${id}"]`)?.closest('li');
    row?.scrollIntoView({ block: 'nearest' });
    if (item === undefined) row?.querySelector('a')?.focus({ preventScroll: true });
    // A lead without the list beside it begins at its top.
    if (item !== undefined && row?.offsetParent === null) scrollTo(0, 0);
  }, [item]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { lg: item === undefined ? '1fr' : 'minmax(0, 1fr) 25rem' },
      }}
    >
      <Stack
        component="section"
        aria-labelledby="enquiries"
        sx={{
          gap: 1,
          minWidth: 0,
          marginTop: { xs: -0.75, sm: 0 },
          display: { xs: item === undefined ? 'flex' : 'none', lg: 'flex' },
        }}
      >
        <EnquiryHead
          isBesideLead={item !== undefined}
          count={
            !isSearching && isCounted && (isRead || shown.length > 0)
              ? `${countText(total)} ${total === 1 ? 'enquiry' : 'enquiries'}`
              : undefined
          }
          onNew={() => navigate(pathname + search, { state: newEnquiry })}
          waiting={
            waiting === undefined || counts.late === undefined
              ? undefined
              : waitingText(waiting, counts.late)
          }
          isFiltered={everyonesViewAt(view) === -1}
          views={<EnquiryViews view={view} counts={counts.views} />}
          onBoard={() => setView({ ...view, layout: 'board' })}
        >
          <ExportTools today={today} exporting={exporting} />
        </EnquiryHead>
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
            onExportAll={() => exporting.run()}
          />
        )}
        {shown.length > 0 && (
          <Box sx={{ containerType: 'inline-size' }}>
            <EnquiryColumns
              isAllChosen={shown.every(({ _id }) => chosen.has(_id))}
              isSomeChosen={chosen.size > 0}
              onAllChosen={(all) => chooseAll(all ? shown.map(({ _id }) => _id) : [])}
            />
            <Box component="ol" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
              {shown.map((enquiry) => (
                <EnquiryRow
                  key={enquiry._id}
                  enquiry={enquiry}
                  to={leadPath(search, enquiry._id)}
                  isOpen={enquiry._id === item}
                  now={now}
                  isChosen={chosen.has(enquiry._id)}
                  onChosen={choose}
                />
              ))}
            </Box>
          </Box>
        )}
        {live.status === 'loading' && <LoadingShape of="rows" />}
        {isRead && shown.length === 0 && !isSearching && (
          <NoEnquiries view={view} onView={setView} />
        )}
        {isRead && total > shown.length && isMore && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'start' }}
            onClick={() => setShownCount(shownCount + enquiryPageSize)}
          >
            Show {enquiryPageSize} more
          </Button>
        )}
        {shown.length > 0 && <KeyLegend />}
      </Stack>
      {item !== undefined && (
        <Box
          key={item}
          sx={(theme) => ({
            minWidth: 0,
            [theme.breakpoints.up('lg')]: {
              ...besideList,
              overflowY: 'auto',
              padding: '1rem 1.5rem 1.5rem 1.25rem',
            },
          })}
        >
          <EnquiryPage
            id={item}
            list={leadPath(search)}
            neighbours={{
              position: at === -1 ? undefined : positionText(at, total),
              previous: previous && leadPath(search, previous),
              next: next && leadPath(search, next),
            }}
            onUpdated={onUpdated}
          />
        </Box>
      )}
      {isNew && (
        <OnDemand>
          <newForm.Component
            onStored={(id) => navigate(leadPath(search, id), { replace: true })}
            onClose={() => navigate(-1)}
          />
        </OnDemand>
      )}
    </Box>
  );
}
