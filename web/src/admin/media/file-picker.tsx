import Button from '@mui/material/Button';
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
import { reasonOf } from '../account/reason-of.ts';
import type { FileKind } from './check-file.ts';
import { FileGrid } from './file-grid.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';

interface FilePickerProps {
  readonly kind: FileKind;
  readonly onChosen: (file: MediaFile) => void;
  /** Absent where there is no picture to crop. */
  readonly onCrop?: (() => void) | undefined;
  readonly onClose: () => void;
}

const viewOf = { image: 'images', pdf: 'pdfs' } as const;

/** Chooses a file that is uploaded already. */
export function FilePicker({ kind, onChosen, onCrop, onClose }: FilePickerProps) {
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ['media', kind, name],
    queryFn: () => callApi('listFiles', { query: { view: viewOf[kind], name } }),
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
        {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
        {!data && !error && <LoadingShape of="tiles" label="Loading the files" />}
        {data?.found === 0 && (
          <Typography>
            {name ? 'No file has this name.' : 'No files yet. Upload the first one.'}
          </Typography>
        )}
        {data && <FileGrid files={data.files} onPress={onChosen} />}
      </DialogContent>
      <DialogActions>
        {onCrop && (
          <Button onClick={onCrop} sx={{ marginInlineEnd: 'auto' }}>
            Crop the current image
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
