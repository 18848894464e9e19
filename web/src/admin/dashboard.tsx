import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../lib/page-head/page-head.tsx';
import { paths } from '../config/paths.ts';
import { lazyPart } from '../lib/page/lazy-part.tsx';
import { useInterrupted } from '../lib/firebase/live/interruptions.ts';
import { AccountButton } from './account/account-button.tsx';
import { finishDeletions } from './shell/deletion/deletions.ts';
import { PaletteKeys } from './palette/palette-keys.tsx';
import { PendingDeletions } from './shell/deletion/pending-deletions.tsx';
import { useConfirm } from './shell/dialogs/confirm-context.ts';
import { WaitingDrafts } from './editor/drafts/waiting-drafts.tsx';
import { useMay, useSession } from './shell/session.ts';
import { ByWidth } from './shell/by-width.tsx';
import { SectionBoundary } from './shell/section-boundary.tsx';
import { Navigation } from './navigation.tsx';
import { tabPanels } from './tab-panels.ts';
import { NotIncluded } from './shell/not-included.tsx';
import { useKnownCounts } from './shell/known-counts.ts';
import { capabilityFor, findTab, tabLabel, type Tab } from './shell/tabs.ts';
import { UnsavedContext, type Unsaved } from './shell/unsaved.ts';
import { useGuardedPath } from './shell/use-guarded-path.ts';

const counter = lazyPart(async () => (await import('./enquiries/new-count.tsx')).NewCount);

function Bar({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', backgroundColor: 'background.default' }}
    >
      <Toolbar variant="dense" sx={{ gap: { xs: 1, sm: 2 } }}>
        <Typography
          component="h1"
          variant="h1"
          sx={{
            marginInlineEnd: 'auto',
            fontSize: { xs: '1.0625rem', sm: '1.25rem' },
            lineHeight: 1.2,
          }}
        >
          Admin Dashboard
        </Typography>
        <AccountButton />
        <Link
          href={paths.home}
          onClick={({ currentTarget }) => {
            // An address that no cache has: with what was saved just now (quality-7).
            currentTarget.href = `${paths.home}?saved=${Date.now()}`;
          }}
          target="_blank"
          rel="noopener"
          aria-label="View site"
          variant="body2"
          sx={{ flexShrink: 0, fontWeight: 600 }}
        >
          <ByWidth phone="Site">View site</ByWidth>
        </Link>
        <Button variant="outlined" size="small" onClick={onLogout} sx={{ flexShrink: 0 }}>
          Logout
        </Button>
      </Toolbar>
    </AppBar>
  );
}

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
  const { Part } = tabPanels[tab];
  if (!isIncluded) return <NotIncluded part={tabLabel(tab)} />;
  return (
    <SectionBoundary key={tab}>
      <Suspense fallback={<CircularProgress aria-label="Loading" />}>
        <Part item={item} />
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
  const { tab, item } = findTab(path);
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
      <Bar onLogout={() => void leave()} />
      <Box sx={{ display: { lg: 'grid' }, gridTemplateColumns: { lg: '11.5rem minmax(0, 1fr)' } }}>
        <Navigation tab={tab} />
        <Box
          component="main"
          ref={panel}
          id="panel"
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={tab && `tab-${tab}`}
          sx={{ padding: { xs: 2, md: 3 }, minWidth: 0, '&:focus-visible': { outline: 'none' } }}
        >
          <Interruption />
          {path === firstPath && <WaitingDrafts at={(edited) => edited !== path} />}
          {tab ? <Panel tab={tab} item={item} /> : <Alert severity="info">Opening home</Alert>}
        </Box>
      </Box>
      {handlesEnquiries && (
        <Suspense>
          <counter.Part />
        </Suspense>
      )}
      <PendingDeletions />
      <PaletteKeys />
    </UnsavedContext>
  );
}
