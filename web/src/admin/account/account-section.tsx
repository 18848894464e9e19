import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface AccountSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A setting of the account: what it is, and what changes it. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1.5,
        alignItems: { xs: 'start', sm: 'center' },
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
        paddingTop: 2,
        '& button': { flexShrink: 0 },
      }}
    >
      <div>
        <Typography component="h3" variant="h3">
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
      </div>
      {children}
    </Stack>
  );
}
