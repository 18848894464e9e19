import { isImage, lacksAlt, type MediaFile } from '@institute/schema';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { FileText, ImageUp } from 'lucide-react';
import { fileUrl } from '../../lib/links/file-url.ts';
import { IconAction } from '../shell/icon-action.tsx';
import { wholeInLargeText } from '../shell/large-text.ts';

type OnPress = (file: MediaFile) => void;

interface FileGridProps {
  readonly files: readonly MediaFile[];
  /** Id of the file that is open. */
  readonly opened?: string | undefined;
  readonly onPress: OnPress;
  /** Replaces a file wherever it is used. */
  readonly onReplace?: OnPress | undefined;
}

/** A mouse finds what replaces a file when it comes to the tile; a finger and the keyboard always do. */
const tile = {
  position: 'relative',
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) > .MuiIconButton-root': { opacity: 0 },
  },
} as const;

/** Uploaded files as tiles, pictures with what they show. */
export const FileGrid = ({ files, opened, onPress, onReplace }: FileGridProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
      listStyle: 'none',
      margin: 0,
      padding: 0,
    }}
  >
    {files.map((file) => (
      <Box component="li" key={file._id} sx={tile}>
        <FileButton file={file} isOpen={file._id === opened} onPress={onPress} />
        {onReplace && (
          <IconAction
            label={`Replace ${file.name}`}
            icon={ImageUp}
            onClick={() => onReplace(file)}
            sx={{
              position: 'absolute',
              top: 4,
              insetInlineEnd: 4,
              backgroundColor: 'background.paper',
              '&:hover': { backgroundColor: 'var(--sunken)' },
            }}
          />
        )}
      </Box>
    ))}
  </Box>
);

export const sizeText = ({ size }: MediaFile): string => `${Math.ceil(size / 1024)} KB`;

interface FileButtonProps {
  readonly file: MediaFile;
  readonly isOpen: boolean;
  readonly onPress: OnPress;
}

/** What a file looks like: every one in the same frame, so that the rows of the grid are even. */
const frame = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '100%',
  aspectRatio: '16 / 10',
  border: '1px solid var(--line)',
  borderRadius: 1,
  backgroundColor: 'var(--sunken)',
  color: 'text.secondary',
  objectFit: 'cover',
} as const;

const FileButton = ({ file, isOpen, onPress }: FileButtonProps) => (
  <ButtonBase
    aria-current={isOpen ? 'true' : undefined}
    onClick={() => onPress(file)}
    sx={{
      display: 'grid',
      gap: 0.25,
      width: '100%',
      textAlign: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '&:hover > .frame': { borderColor: 'text.primary' },
      '&[aria-current] > .frame': { outline: '3px solid var(--indigo)', outlineOffset: 2 },
    }}
  >
    {isImage(file) ? (
      <Box
        component="img"
        className="frame"
        src={`${fileUrl(file.path)}?width=480`}
        alt=""
        loading="lazy"
        sx={frame}
      />
    ) : (
      <Box component="span" className="frame" sx={frame}>
        <FileText size={20} aria-hidden="true" />
        PDF
      </Box>
    )}
    <Typography
      variant="body2"
      noWrap
      title={file.name}
      sx={{ marginTop: 0.5, fontWeight: 600, ...wholeInLargeText }}
    >
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
