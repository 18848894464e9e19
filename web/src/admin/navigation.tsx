import { may } from '@institute/schema';
import Box from '@mui/material/Box';
import TabLabel from '@mui/material/Tab';
import TabList from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAdmin } from './shell/session.ts';
import { useKnownCounts } from './shell/known-counts.ts';
import { capabilityFor, tabGroups, tabLabel, tabPath, type Tab } from './shell/tabs.ts';
import { tabIcon } from './shell/tab-icons.ts';
import { tabPanels } from './tab-panels.ts';

/** Fetches the code of a tab that is about to be opened; a failure shows when it is opened. */
const prepare = (tab: Tab): void => void tabPanels[tab].preload().catch(() => undefined);

interface GroupProps {
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly open: Tab | undefined;
}

/** A count beside the name of a tab; screen readers meet it in the tab. */
const Count = ({ children }: { readonly children: string | undefined }) =>
  children && (
    <Box
      component="small"
      aria-hidden="true"
      data-count
      sx={{
        ml: 1,
        px: 0.75,
        borderRadius: 4,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {children}
    </Box>
  );

function Group({ name: group, tabs, open }: GroupProps) {
  const counts = useKnownCounts();
  const tab = tabs.find((name) => name === open);
  return (
    <>
      {tabs.length > 1 && (
        <Typography
          variant="body2"
          sx={{
            display: { xs: 'none', lg: 'block' },
            paddingInline: 2,
            paddingBlock: '0.75rem 0.25rem',
            color: 'text.secondary',
            fontWeight: 600,
          }}
        >
          {group}
        </Typography>
      )}
      <TabList
        value={tab ?? false}
        aria-label={group}
        sx={{
          minHeight: 44,
          flexShrink: 0,
          '& .MuiTabs-list': { flexDirection: { lg: 'column' } },
          '& .MuiTabs-indicator': { display: { lg: 'none' } },
        }}
      >
        {tabs.map((name) => {
          const Icon = tabIcon(name);
          return (
            <TabLabel
              key={name}
              id={`tab-${name}`}
              value={name}
              label={
                <>
                  {tabLabel(name)}
                  <Count>{counts[name]}</Count>
                </>
              }
              icon={<Icon size={18} aria-hidden="true" />}
              iconPosition="start"
              component={Link}
              to={tabPath(name)}
              onPointerEnter={() => prepare(name)}
              onFocus={() => prepare(name)}
              aria-controls={tab === name ? 'panel' : undefined}
              sx={{
                minHeight: 44,
                justifyContent: { lg: 'start' },
                paddingInline: 1.25,
                whiteSpace: 'nowrap',
                borderRadius: { lg: 1 },
                marginInline: { lg: 1 },
                textTransform: 'capitalize',
                '&.Mui-selected': { backgroundColor: { lg: 'action.selected' } },
              }}
            />
          );
        })}
      </TabList>
    </>
  );
}

/** The tabs that the role of the admin includes, in their groups (dashboard-22). */
export function Navigation({ tab }: { readonly tab: Tab | undefined }) {
  const { role } = useAdmin();
  useEffect(() => {
    document.getElementById(`tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <Box
      component="nav"
      aria-label="Dashboard"
      sx={{
        display: { xs: 'flex', lg: 'block' },
        overflowX: { xs: 'auto', lg: 'visible' },
        scrollbarWidth: 'thin',
        borderBottom: { xs: '1px solid var(--line)', lg: 'none' },
        borderRight: { lg: '1px solid var(--line)' },
        position: { lg: 'sticky' },
        top: { lg: 48 },
        height: { lg: 'calc(100dvh - 49px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      {tabGroups.map(({ name, tabs }) => {
        const shown = tabs.filter((each) => may(role, capabilityFor(each)));
        return shown.length > 0 && <Group key={name} name={name} tabs={shown} open={tab} />;
      })}
    </Box>
  );
}
