import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

interface LoadingShapeProps {
  /** What comes: the rows of a list, or the fields of a form. */
  readonly of: 'rows' | 'fields';
  readonly label?: string;
}

const heights = { rows: 52, fields: 40 } as const;

/** Stands where a list or a form is loading, in its shape. */
export const LoadingShape = ({ of, label = 'Loading' }: LoadingShapeProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    sx={{
      display: 'grid',
      gap: of === 'rows' ? '1px' : 2,
      gridTemplateColumns: { md: of === 'rows' ? undefined : 'minmax(0, 1fr) minmax(0, 1fr)' },
      paddingTop: of === 'rows' ? 0 : 9,
    }}
  >
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={heights[of]} animation={false} />
    ))}
  </Box>
);

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
