import { mediaListCount, type MediaFile } from '@institute/schema';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { FileDialog } from './file-dialog.tsx';
import { FileGrid } from './file-grid.tsx';
import { UploadArea } from './upload-area.tsx';
import { ReadFailure } from '../shell/read-state.tsx';

const lists = {
  images: { label: 'Images', kind: 'image', deleted: '', nothing: 'No images yet.' },
  pdfs: { label: 'PDFs', kind: 'pdf', deleted: '', nothing: 'No PDFs yet.' },
  deletedImages: {
    label: 'Deleted images',
    kind: 'image',
    deleted: 'yes',
    nothing: 'No deleted images.',
  },
  deletedPdfs: {
    label: 'Deleted PDFs',
    kind: 'pdf',
    deleted: 'yes',
    nothing: 'No deleted PDFs.',
  },
} as const;

type ListName = keyof typeof lists;

/** Every uploaded picture and PDF (media-7). */
export function MediaTab() {
  const client = useQueryClient();
  const [list, setList] = useState<ListName>('images');
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(mediaListCount);
  const [opened, setOpened] = useState<MediaFile>();
  const name = useDeferredValue(typed.trim());
  const { kind, deleted, nothing } = lists[list];
  const { data, error, refetch } = useQuery({
    queryKey: ['media', kind, name, deleted, count],
    queryFn: () => callApi('listFiles', { query: { kind, name, deleted, count } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['media'] });
  const noun = kind === 'image' ? 'images' : 'PDFs';

  return (
    <Stack component="section" aria-labelledby="media-title" spacing={2}>
      <div>
        <Typography id="media-title" variant="h2">
          Media
        </Typography>
        <Typography color="textSecondary">
          Every image and PDF you have uploaded. Select one to see where it is used.
        </Typography>
      </div>
      <UploadArea onStored={() => void reload()} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          label="Show"
          value={list}
          onChange={({ target }) => setList(target.value as ListName)}
          sx={{ width: '11rem' }}
        >
          {Object.entries(lists).map(([value, { label }]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="search"
          label="Name or description"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: '16rem' }}
        />
      </Stack>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <CircularProgress aria-label="Loading the files" />}
      {data?.length === 0 && (
        <Typography>{name ? 'No files match this name or description.' : nothing}</Typography>
      )}
      {data && <FileGrid files={data} onPress={setOpened} />}
      {data?.length === count && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => setCount(count + mediaListCount)}
        >
          Show more {noun}
        </Button>
      )}
      {opened && (
        <FileDialog
          key={opened._id}
          file={opened}
          onClose={() => setOpened(undefined)}
          onChanged={() => void reload()}
        />
      )}
    </Stack>
  );
}
