import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { MediaFile } from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { fileUrl } from '../../lib/links/file-url.ts';
import { reasonOf } from '../account/reason-of.ts';
import type { FileKind } from './check-file.ts';

interface FilePickerProps {
  readonly kind: FileKind;
  readonly onChosen: (link: string) => void;
  readonly onClose: () => void;
}

/** Chooses a file that is uploaded already. */
export function FilePicker({ kind, onChosen, onClose }: FilePickerProps) {
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ['media', kind, name],
    queryFn: () => callApi('listFiles', { query: { kind, name } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="picker">
      <DialogTitle id="picker">{kind === 'image' ? 'Choose an image' : 'Choose a PDF'}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          label="Name"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ marginBlock: 1 }}
        />
        {error && (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {reasonOf(error)}
          </Alert>
        )}
        {!data && !error && <CircularProgress aria-label="Loading the files" />}
        {data?.length === 0 && (
          <Typography>
            {name ? 'No file has this name.' : 'Nothing is uploaded yet. Upload the first one.'}
          </Typography>
        )}
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
          {data?.map((file) => (
            <li key={file.path}>
              <FileButton kind={kind} file={file} onPress={() => onChosen(file.path)} />
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FileButtonProps {
  readonly kind: FileKind;
  readonly file: MediaFile;
  readonly onPress: () => void;
}

const FileButton = ({ kind, file: { path, name, size }, onPress }: FileButtonProps) => (
  <ButtonBase
    onClick={onPress}
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
    }}
  >
    {kind === 'image' && (
      <Box
        component="img"
        src={`${fileUrl(path)}?width=480`}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: 96, objectFit: 'contain', backgroundColor: 'var(--sunken)' }}
      />
    )}
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {Math.ceil(size / 1024)} KB
    </Typography>
  </ButtonBase>
);
