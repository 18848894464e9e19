import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { LayoutGrid, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../lib/page/lazy-component.tsx';
import { OnDemand } from './shell/on-demand.tsx';
import { useAdmin } from './shell/session.ts';
import { useKnownCounts } from './shell/known-counts.ts';
import { dailyTabs, tabLabel, tabPath, type Tab } from './shell/tabs.ts';
import { tabIcon } from './shell/tab-icons.ts';
import { useSwipe } from './shell/use-swipe.ts';
import { dailyBarHeight } from './navigation.tsx';
import { Count, prepare } from './tab-group.tsx';

const sheet = lazyComponent(async () => (await import('./more-sheet.tsx')).MoreSheet);

const placed = {
  position: 'relative',
  flexDirection: 'column',
  gap: 0.25,
  minWidth: 0,
  // No larger than a fifth of the screen has room for.
  fontSize: 'min(0.75rem, 3.6vw)',
  textTransform: 'capitalize',
  color: 'text.secondary',
  '&:focus-visible': { outlineOffset: '-3px !important' },
  '&[aria-current]': {
    color: 'text.primary',
    fontWeight: 650,
    boxShadow: 'inset 0 3px var(--turmeric)',
  },
  '& [data-count]': { position: 'absolute', top: 2, left: '50%' },
} as const;

const Shown = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon size={20} aria-hidden="true" />
    {children}
  </>
);

/** On phones: four tabs of the day, and a sheet with all of them, which a swipe up opens, too (dashboard-33). */
export function DailyBar({ tab }: { readonly tab: Tab | undefined }) {
  const { role } = useAdmin();
  const counts = useKnownCounts();
  const [isOpen, setOpen] = useState(false);
  const daily = dailyTabs(role);
  const swipe = useSwipe('up', () => setOpen(true));
  return (
    <Box
      component="nav"
      aria-label="Every day"
      {...swipe}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        inset: 'auto 0 0',
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        minHeight: dailyBarHeight,
        borderTop: '1px solid var(--line)',
        backgroundColor: 'background.paper',
        // A finger on the bar scrolls no page.
        touchAction: 'pinch-zoom',
      }}
    >
      {daily.map((name) => (
        <ButtonBase
          key={name}
          component={Link}
          to={tabPath(name)}
          aria-current={tab === name ? 'page' : undefined}
          onPointerEnter={() => prepare(name)}
          onFocus={() => prepare(name)}
          sx={placed}
        >
          <Shown icon={tabIcon(name)}>
            {tabLabel(name)}
            <Count>{counts[name]}</Count>
          </Shown>
        </ButtonBase>
      ))}
      <ButtonBase
        aria-haspopup="dialog"
        aria-current={tab && !daily.includes(tab) ? 'true' : undefined}
        onPointerEnter={() => void sheet.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
        sx={placed}
      >
        <Shown icon={LayoutGrid}>More</Shown>
      </ButtonBase>
      {isOpen && (
        <OnDemand>
          <sheet.Component tab={tab} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </Box>
  );
}
