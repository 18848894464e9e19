import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { useOwnFacts } from '../lib/content/own-facts.ts';
import { KolamFigure } from '../components/pictures/kolam-figure.tsx';
import { lazyComponent } from '../lib/page/lazy-component.tsx';
import { useIsIdle } from '../lib/page/use-is-idle.ts';
import { CreateButton } from './create-button.tsx';
import { AccountButton } from './account/account-button.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { useMay } from './shell/session.ts';
import { largeText } from './shell/large-text.ts';
import { footHeight, hasRail, inRail } from './shell/rail.ts';
import { ViewSite } from './view-site.tsx';
import { OnDemand } from './shell/on-demand.tsx';

const duty = lazyComponent(
  async () => (await import('./enquiries/colleagues/duty-switch.tsx')).DutySwitch,
);

/** The head of every screen; part of it stands in the rail, if there is one. */
export function DashboardBar({ onLogout }: { readonly onLogout: () => void }) {
  const { mark } = useOwnFacts();
  const handlesEnquiries = useMay('handleEnquiries');
  const isIdle = useIsIdle();
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        top: 0,
        alignItems: 'center',
        gap: { xs: 0, sm: 2 },
        minHeight: 48,
        paddingInline: { xs: 1.25, sm: 2, lg: '0 1.5rem' },
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
        // What finds no room beside the name stands below it.
        [largeText]: { position: 'static', flexWrap: 'wrap' },
      }}
    >
      <Typography
        component="h1"
        variant="h1"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          marginInlineEnd: { xs: 'auto', lg: 1 },
          fontSize: { xs: 'min(1rem, 5vw)', sm: '1.25rem', lg: '1.0625rem' },
          lineHeight: 1.2,
          [hasRail]: {
            ...inRail,
            flexShrink: 0,
            height: 49,
            marginBottom: '-1px',
            paddingInline: 2,
          },
        }}
      >
        <Box
          sx={{
            display: { xs: 'none', lg: 'block' },
            width: 28,
            color: 'primary.main',
            lineHeight: 0,
          }}
        >
          <KolamFigure seed={mark} rows={5} inHtml />
        </Box>
        Admin Dashboard
      </Typography>
      <PaletteButton />
      {handlesEnquiries && isIdle && (
        <OnDemand>
          <duty.Component />
        </OnDemand>
      )}
      <ViewSite sx={{ display: { xs: 'none', lg: 'block' } }} />
      <CreateButton />
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: { xs: 0, sm: 2 },
          [hasRail]: {
            ...inRail,
            position: 'fixed',
            insetInlineStart: 0,
            bottom: 0,
            height: footHeight,
            gap: 0.5,
            paddingInline: 1,
            justifyContent: 'space-between',
            borderTop: '1px solid var(--line)',
          },
        }}
      >
        <AccountButton />
        <Button
          size="small"
          aria-label="Logout"
          onClick={onLogout}
          sx={{
            flexShrink: 0,
            minWidth: 0,
          }}
        >
          <Box component={LogOut} size={18} aria-hidden="true" sx={{ display: { sm: 'none' } }} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Logout
          </Box>
        </Button>
      </Stack>
    </Stack>
  );
}
