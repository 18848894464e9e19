import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../lib/page-head/page-head.tsx';
import { paths } from '../config/paths.ts';
import { lazyComponent } from '../lib/page/lazy-component.tsx';
import { useInterrupted } from '../lib/firebase/live/interruptions.ts';
import { finishDeletions } from './shell/deletion/deletions.ts';
import { useConfirm } from './shell/dialogs/confirm-context.ts';
import { findDrafts } from './editor/drafts/draft.ts';
import { useAdmin, useMay, useSession } from './shell/session.ts';
import { aboveBar, railWidth } from './shell/rail.ts';
import { OnDemand } from './shell/on-demand.tsx';
import { LoadingShape } from './shell/read-state.tsx';
import { SectionBoundary } from './shell/section-boundary.tsx';
import { useRail } from './shell/use-rail.ts';
import { Navigation } from './navigation.tsx';
import { tabPanels } from './tab-panels.ts';
import { NotIncluded } from './shell/not-included.tsx';
import { useKnownCounts } from './shell/known-counts.ts';
import { capabilityFor, findTab, tabLabel, type Tab } from './shell/tabs.ts';
import { UnsavedContext, type Unsaved } from './shell/unsaved.ts';
import { useGuardedPath } from './shell/use-guarded-path.ts';
import { DashboardBar } from './dashboard-bar.tsx';

const counter = lazyComponent(async () => (await import('./enquiries/new-count.tsx')).NewCount);

const bar = lazyComponent(async () => (await import('./daily-bar.tsx')).DailyBar);

const drafts = lazyComponent(
  async () => (await import('./editor/drafts/waiting-drafts.tsx')).WaitingDrafts,
);

/** Warns that the data on the screen may be stale. */
function Interruption() {
  const interrupted = useInterrupted();
  return (
    <div role="status">
      {interrupted && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          The connection was lost, so what you see may be out of date. It will reconnect
          automatically.
        </Alert>
      )}
    </div>
  );
}

function Panel({ tab, item }: { readonly tab: Tab; readonly item: string | undefined }) {
  const isIncluded = useMay(capabilityFor(tab));
  const { Component, shape = item === undefined ? 'rows' : 'fields' } = tabPanels[tab];
  if (!isIncluded) return <NotIncluded part={tabLabel(tab)} />;
  return (
    <SectionBoundary key={tab}>
      <Suspense fallback={<LoadingShape of={shape} />}>
        <Component item={item} />
      </Suspense>
    </SectionBoundary>
  );
}

/** The dashboard: one tab for each part of the site. */
export function Dashboard() {
  const { logout } = useSession();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [unsaved] = useState<Unsaved>(() => new Set());
  const path = useGuardedPath(unsaved);
  const [firstPath] = useState(path);
  const { role, uid } = useAdmin();
  const [hasDrafts] = useState(() => findDrafts(localStorage, `${uid}/`).length > 0);
  const isBesideRail = useRail();
  const { tab, item } = findTab(path, role);
  const unknown = tab === undefined;
  const handlesEnquiries = useMay('handleEnquiries');
  const { enquiries: newCount } = useKnownCounts();

  useEffect(() => {
    if (unknown) navigate(paths.admin, { replace: true });
  }, [unknown, navigate]);

  // The focused element may have disappeared with the previous screen.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [tab, item]);

  async function leave() {
    const question = {
      title: 'Sign out without saving?',
      text: 'Your changes on this page have not been saved.',
      agree: 'Discard and sign out',
      decline: 'Keep editing',
      destructive: true,
    };
    if (unsaved.size > 0 && !(await confirm(question))) return;
    for (const discard of unsaved) discard();
    await finishDeletions();
    await logout();
  }

  return (
    <UnsavedContext value={unsaved}>
      <PageHead
        title={`${handlesEnquiries && newCount ? `(${newCount}) ` : ''}Admin Dashboard${tab ? `: ${tabLabel(tab)}` : ''}`}
        description=""
      />
      <DashboardBar onLogout={() => void leave()} />
      <Box
        sx={{ display: { lg: 'grid' }, gridTemplateColumns: { lg: `${railWidth} minmax(0, 1fr)` } }}
      >
        <Navigation tab={tab} />
        <Box component="main" sx={{ minWidth: 0 }}>
          <Box
            ref={panel}
            id="panel"
            role="tabpanel"
            tabIndex={-1}
            aria-labelledby={tab && `tab-${tab}`}
            sx={{
              padding: { xs: 2, md: 3 },
              paddingBottom: { xs: aboveBar, lg: 3 },
              // All can be scrolled clear of what floats at the foot.
              'body:has(.notification) &': { paddingBottom: '10rem' },
              '&:focus-visible': { outline: 'none' },
            }}
          >
            <Interruption />
            {path === firstPath && hasDrafts && (
              <Suspense fallback={null}>
                <drafts.Component at={(edited) => edited !== path} />
              </Suspense>
            )}
            {tab && <Panel tab={tab} item={item} />}
          </Box>
        </Box>
      </Box>
      {handlesEnquiries && (
        <Suspense>
          <counter.Component />
        </Suspense>
      )}
      {!isBesideRail && (
        <OnDemand>
          <bar.Component tab={tab} />
        </OnDemand>
      )}
    </UnsavedContext>
  );
}
