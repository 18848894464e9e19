import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ReadFailureProps {
  readonly reason: string;
  readonly onRetry: () => unknown;
}

/** Says why something could not be read, and reads it again on request. */
export const ReadFailure = ({ reason, onRetry }: ReadFailureProps) => (
  <Alert severity="error" action={<Button onClick={() => void onRetry()}>Try again</Button>}>
    {reason}
  </Alert>
);
