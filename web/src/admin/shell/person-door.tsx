import { institute } from '@institute/schema';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(institute.locale);

interface PersonDoorProps {
  readonly name: string;
  /** Its colours; the theme's without. */
  readonly door?: { readonly backgroundColor: string; readonly color: string } | undefined;
  /** A picture of the person; the initials of the name without one. */
  readonly children?: ReactNode;
}

/** A small door with a person in it: decoration beside the name. */
export const PersonDoor = ({ name, door, children }: PersonDoorProps) => (
  <Box
    aria-hidden="true"
    sx={{
      width: 36,
      height: 36,
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      borderRadius: '18px 18px 4px 4px',
      backgroundColor: 'primary.main',
      color: 'primary.contrastText',
      // As large as the door has room for, however large text is.
      fontSize: 13,
      fontWeight: 600,
      ...door,
    }}
  >
    {children ?? initialsOf(name)}
  </Box>
);
