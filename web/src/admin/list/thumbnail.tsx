import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DoorColor } from '../../components/pictures/door.tsx';
import { Painted } from '../../components/pictures/painted.tsx';
import { fileUrl } from '../../lib/links/file-url.ts';
import { PersonDoor } from '../shell/person-door.tsx';

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

/** The doors of people, so that colleagues are told apart in a list. */
const doors = [
  { backgroundColor: 'var(--leaf-paint)', color: 'var(--on-paint)' },
  { backgroundColor: 'var(--turmeric-paint)', color: 'var(--on-turmeric)' },
  { backgroundColor: 'var(--brick-paint)', color: 'var(--on-paint)' },
  { backgroundColor: 'var(--indigo-paint)', color: 'var(--on-paint)' },
] as const;

/** The same for each row of a person. */
const doorOf = (name: string) =>
  doors[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % doors.length];

/** A small picture that tells rows apart: decoration beside the name. */
export function Thumbnail({ image, person, seed = '', color = 'indigo' }: Picture) {
  const [failed, setFailed] = useState(false);
  const picture = image && !failed && (
    <Box
      component="img"
      src={fileUrl(image)}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
  if (person !== undefined)
    return (
      <PersonDoor name={person} door={doorOf(person)}>
        {picture || undefined}
      </PersonDoor>
    );
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 44,
        height: 32,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 0.75,
        backgroundColor: 'var(--sunken)',
        '& > div': { width: '100%', height: '100%' },
        '& svg': { width: 26, height: 26 },
      }}
    >
      {picture || <Painted seed={seed} color={color} />}
    </Box>
  );
}
