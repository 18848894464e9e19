import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListHeadProps {
  readonly title: string;
  /** How many there are, once that is known. */
  readonly count: ReactNode;
  /** The actions of the list; a filled one stands out. */
  readonly children: ReactNode;
}

/** The heading of a list with its actions; on phones those that are quiet stand below it, beside the count. */
export const ListHead = ({ title, count, children }: ListHeadProps) => (
  <Stack
    direction="row"
    sx={{
      columnGap: { xs: 0.5, sm: 1.5 },
      rowGap: { xs: 0.5, sm: 1 },
      flexWrap: 'wrap',
      alignItems: 'center',
      paddingBottom: 1.5,
      // Ends the first of the two lines of phones.
      '&::after': { content: { xs: '""', sm: 'none' }, flexBasis: '100%' },
      '& > [role=status]': { order: { xs: 1, sm: 0 }, fontSize: '0.9375rem' },
    }}
  >
    <Typography id="list" variant="h2">
      {title}
    </Typography>
    {count}
    <Stack
      direction="row"
      sx={{
        display: { xs: 'contents', sm: 'flex' },
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        marginInlineStart: 'auto',
        '& > .MuiButton-root': { marginInlineStart: { xs: 'auto', sm: 0 } },
        '& > .MuiButton-text': {
          order: { xs: 1, sm: 0 },
          marginBlock: { xs: -1, sm: 0 },
          paddingInline: { xs: 0.5, sm: 1 },
        },
        '& > * + .MuiButton-text': { marginInlineStart: 0 },
      }}
    >
      {children}
    </Stack>
  </Stack>
);
