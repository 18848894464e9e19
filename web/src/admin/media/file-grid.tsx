import type { MediaFile } from '@institute/schema';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { fileUrl } from '../../lib/links/file-url.ts';

type OnPress = (file: MediaFile) => void;

interface FileGridProps {
  readonly files: readonly MediaFile[];
  /** Id of the file that is open. */
  readonly opened?: string | undefined;
  readonly onPress: OnPress;
}

/** Uploaded files as tiles, pictures with what they show. */
export const FileGrid = ({ files, opened, onPress }: FileGridProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      listStyle: 'none',
      margin: 0,
      padding: 0,
    }}
  >
    {files.map((file) => (
      <li key={file._id}>
        <FileButton file={file} isOpen={file._id === opened} onPress={onPress} />
      </li>
    ))}
  </Box>
);

export const isImage = ({ path }: MediaFile): boolean => path.startsWith('/images/');

export const sizeText = ({ size }: MediaFile): string => `${Math.ceil(size / 1024)} KB`;

/** Whether nothing says what a picture shows. */
export const lacksAlt = (file: MediaFile): boolean => isImage(file) && file.alt.trim() === '';

interface FileButtonProps {
  readonly file: MediaFile;
  readonly isOpen: boolean;
  readonly onPress: OnPress;
}

const FileButton = ({ file, isOpen, onPress }: FileButtonProps) => (
  <ButtonBase
    onClick={() => onPress(file)}
    sx={{
      display: 'grid',
      gap: 0.5,
      width: '100%',
      padding: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      textAlign: 'start',
      justifyItems: 'stretch',
      '&:hover': { borderColor: 'text.primary' },
      ...(isOpen && { outline: '3px solid var(--indigo)', outlineOffset: 1 }),
    }}
  >
    {isImage(file) && (
      <Box
        component="img"
        src={`${fileUrl(file.path)}?width=480`}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: 96, objectFit: 'contain', backgroundColor: 'var(--sunken)' }}
      />
    )}
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {file.name}
    </Typography>
    {lacksAlt(file) ? (
      <Typography variant="caption" color="error" sx={{ fontWeight: 600 }}>
        No alternative text
      </Typography>
    ) : (
      <Typography variant="caption" color="textSecondary">
        {sizeText(file)}
      </Typography>
    )}
  </ButtonBase>
);
