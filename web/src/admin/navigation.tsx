import type { Role } from '@institute/schema';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useOwnFacts } from '../lib/content/own-facts.ts';
import { aboveBar, footHeight, inRail } from './shell/rail.ts';
import { useAdmin } from './shell/session.ts';
import { hasTab, pinnedTab, tabGroups, type Tab } from './shell/tabs.ts';
import { TabGroup } from './tab-group.tsx';

/** Of the bar that takes its place where there is no room for it. */
export const dailyBarHeight = `calc(${aboveBar} - 1rem)`;

interface TabGroupsProps {
  readonly role: Role;
  readonly open: Tab | undefined;
  readonly isRail?: boolean;
}

/** The tabs that a role includes, in their groups (dashboard-22). */
export function TabGroups({ role, open, isRail = false }: TabGroupsProps) {
  const { tamil = false } = useOwnFacts();
  return tabGroups.map(({ name, tabs }, index) => {
    const shown = tabs.filter((each) => hasTab(each, role, tamil));
    const hasPinned = isRail && index === 0 && hasTab(pinnedTab, role, tamil);
    return (
      shown.length > 0 && (
        <TabGroup
          key={name}
          name={name}
          tabs={shown}
          pinned={hasPinned ? pinnedTab : undefined}
          open={open}
          isRail={isRail}
        />
      )
    );
  });
}

/** The tabs beside the panel, on screens that have room for both. */
export function Navigation({ tab }: { readonly tab: Tab | undefined }) {
  const { role } = useAdmin();
  useEffect(() => {
    document.getElementById(`tab-${tab}`)?.scrollIntoView({ block: 'nearest' });
  }, [tab]);
  return (
    <Box
      component="nav"
      aria-label="Dashboard"
      sx={{
        display: { xs: 'none', lg: 'block' },
        ...inRail,
        position: 'sticky',
        top: 48,
        height: `calc(100dvh - 48px - ${footHeight})`,
        scrollbarWidth: 'thin',
        overflowY: 'auto',
        scrollPaddingBlock: '3rem',
      }}
    >
      <TabGroups role={role} open={tab} isRail />
    </Box>
  );
}
