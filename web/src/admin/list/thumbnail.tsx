import { institute } from '@institute/schema';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { fileUrl } from '../../lib/links/file-url.ts';

/** What stands for a row. */
export interface Picture {
  /** The link of a stored picture. */
  readonly image?: string;
  /** Without a picture: a person's name, shown as initials; a dash for nobody. */
  readonly person?: string;
  /** Without both: the seed of a kolam. */
  readonly seed?: string;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(institute.locale);

/** A small picture that tells rows apart: decoration beside the name. */
export function Thumbnail({ image, person, seed = '' }: Picture) {
  const [failed, setFailed] = useState(false);
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 36,
        height: 36,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        // People stand in a door.
        borderRadius: person === undefined ? 0.75 : '18px 18px 4px 4px',
        ...(person === undefined
          ? { backgroundColor: 'var(--sunken)', color: 'primary.main' }
          : { backgroundColor: 'primary.main', color: 'primary.contrastText' }),
        fontSize: '0.8125rem',
        fontWeight: 600,
        '& svg': { width: 30, height: 30 },
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {image && !failed ? (
        <img src={fileUrl(image)} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : person === undefined ? (
        <KolamFigure seed={seed} />
      ) : (
        initialsOf(person)
      )}
    </Box>
  );
}
