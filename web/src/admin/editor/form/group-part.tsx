import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldOf } from './field.ts';
import { useHelp, type PartProps } from './use-part.ts';

interface GroupPartProps extends PartProps<FieldOf<'group'>> {
  /** Its fields. */
  readonly children: ReactNode;
}

/** Fields that belong together, below a heading. */
export function GroupPart({ field, path, children }: GroupPartProps) {
  const help = useHelp(path);
  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ paddingBlock: 1 }}>
        {field.label}
      </Typography>
      {help && <FormHelperText sx={{ marginBottom: 2 }}>{help}</FormHelperText>}
      {children}
    </Box>
  );
}
