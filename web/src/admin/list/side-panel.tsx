import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { besideList } from '../shell/beside-list.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, always in view. */
  readonly actions: ReactNode;
}

/** What is open beside a list; a full screen where there is no room for both. */
export function SidePanel({ title, onClose, children, actions }: SidePanelProps) {
  const id = useId();
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const content = (
    <>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'start', paddingInline: 2.5, paddingTop: 2 }}
      >
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: 2.5, paddingBlock: 1 }}>
        {children}
      </Box>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'end',
          paddingInline: 2.5,
          paddingBlock: 1.5,
          borderTop: '1px solid var(--line)',
        }}
      >
        {actions}
      </Stack>
    </>
  );
  if (!isBeside)
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
        {content}
      </Dialog>
    );
  return (
    <Beside labelledBy={id} onClose={onClose}>
      {content}
    </Beside>
  );
}

interface BesideProps {
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes the focus, and gives it back when it closes. */
function Beside({ labelledBy, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Box
      ref={panel}
      component="section"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{
        ...besideList,
        display: 'flex',
        flexDirection: 'column',
        '&:focus': { outline: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

interface WithPanelProps {
  readonly children: ReactNode;
  /** The open panel; undefined for none. */
  readonly panel: ReactNode;
}

/** A list with its heading, and the panel beside both. */
export const WithPanel = ({ children, panel }: WithPanelProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        lg: panel ? 'minmax(0, 1fr) 24rem' : 'minmax(0, 1fr)',
      },
    }}
  >
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    {panel}
  </Box>
);
