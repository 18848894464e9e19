import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
  /** Label while busy. */
  readonly busyLabel: string;
}

/**
 * A primary button with a spinner; it ignores clicks while busy (dashboard-2), but keeps the focus,
 * which a disabled button would lose.
 */
export function BusyButton({
  busy,
  busyLabel,
  disabled,
  children,
  onClick,
  sx,
  ...rest
}: BusyButtonProps) {
  return (
    <Button
      variant="contained"
      {...rest}
      disabled={disabled === true && !busy}
      aria-disabled={busy || undefined}
      startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden="true" />}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      sx={[busy && { opacity: 0.7, cursor: 'default' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
