import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateDot } from '../list/state-dot.tsx';

export interface TranslatedProps {
  /** Path of the text in its document, such as `curriculum.0.module`. */
  readonly path: string;
  /** What it is called in the form of the document. */
  readonly label: string;
  /** Its place in the form. */
  readonly index: number;
  /** What the field of the document says now. */
  readonly now: string;
}

export const Said = ({ name, children }: { readonly name?: string; readonly children: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {name && (
      <Typography component="span" variant="body2" color="textSecondary">
        {name}:{' '}
      </Typography>
    )}
    {children}
  </Box>
);

interface BesideProps extends Pick<TranslatedProps, 'path' | 'label'> {
  /** Id of the label. */
  readonly labelId: string;
  readonly english: ReactNode;
  readonly isStale: boolean;
  /** Says that the Tamil is still right. */
  readonly keep: () => void;
  /** The input of the Tamil. */
  readonly children: ReactNode;
}

/** A text in English, and its Tamil beside it, or below on narrow screens (tamil-12). */
export const Beside = (props: BesideProps) => (
  <Box
    data-field={props.path}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: { xs: 1, md: 3 },
      paddingBlock: 2,
      borderTop: 1,
      borderColor: 'divider',
      alignItems: 'start',
    }}
  >
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" id={props.labelId}>
        {props.label}
      </Typography>
      {props.english}
    </Stack>
    <Stack spacing={1} sx={{ minWidth: 0, alignItems: 'start' }}>
      {props.children}
      {props.isStale && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <StateDot kind="warning">Stale: shows in English</StateDot>
          <Button size="small" variant="outlined" onClick={props.keep}>
            Still right
          </Button>
        </Stack>
      )}
    </Stack>
  </Box>
);
