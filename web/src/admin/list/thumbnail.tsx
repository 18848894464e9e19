import { institute } from '@institute/schema';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DoorColor } from '../../components/pictures/door.tsx';
import { Painted } from '../../components/pictures/painted.tsx';
import { fileUrl } from '../../lib/links/file-url.ts';

/** What stands for a row. */
export interface Picture {
  /** The link of a stored picture. */
  readonly image?: string;
  /** Without a picture: a person's name, shown as initials; a dash for nobody. */
  readonly person?: string;
  /** Without both: the seed of a kolam, and the colour of the panel on which it is painted. */
  readonly seed?: string;
  readonly color?: DoorColor | undefined;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(institute.locale);

/** A small picture that tells rows apart: decoration beside the name. */
export function Thumbnail({ image, person, seed = '', color = 'indigo' }: Picture) {
  const [failed, setFailed] = useState(false);
  return (
    <Box
      aria-hidden="true"
      sx={{
        ...(person === undefined ? { width: 44, height: 32 } : { width: 36, height: 36 }),
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        // People stand in a door.
        borderRadius: person === undefined ? 0.75 : '18px 18px 4px 4px',
        ...(person === undefined
          ? { backgroundColor: 'var(--sunken)', '& > div': { width: '100%', height: '100%' } }
          : { backgroundColor: 'primary.main', color: 'primary.contrastText' }),
        fontSize: '0.8125rem',
        fontWeight: 600,
        '& svg': { width: 26, height: 26 },
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {image && !failed ? (
        <img src={fileUrl(image)} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : person === undefined ? (
        <Painted seed={seed} color={color} />
      ) : (
        initialsOf(person)
      )}
    </Box>
  );
}
