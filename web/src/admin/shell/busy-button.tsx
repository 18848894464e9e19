import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
  /** What it reads while it works. */
  readonly busyLabel: string;
}

/** The one thing to press next; it spins and cannot be pressed while it works (dashboard-2). */
export function BusyButton({ busy, busyLabel, disabled, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      variant="contained"
      disabled={busy || disabled === true}
      startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden="true" />}
      {...rest}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
