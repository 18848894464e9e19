import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

const shapes = {
  rows: { count: 8, height: 52, gap: '1px' },
  fields: {
    count: 8,
    height: 40,
    gap: 2,
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    paddingTop: 9,
  },
  field: { count: 1, height: 40 },
  tiles: {
    count: 12,
    height: 148,
    gap: 2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  },
} as const;

interface LoadingShapeProps {
  /** What comes: the rows of a list, the fields of a form or a single one, or the tiles of files. */
  readonly of: keyof typeof shapes;
  readonly label?: string;
}

/** Stands where something is loading, in its shape. */
export function LoadingShape({ of, label = 'Loading' }: LoadingShapeProps) {
  const { count, height, ...layout } = shapes[of];
  return (
    <Box role="progressbar" aria-label={label} sx={{ display: 'grid', ...layout }}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} animation={false} />
      ))}
    </Box>
  );
}

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
