import { mediaListCount, mostFiles, type MediaFile } from '@institute/schema';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { ListTools, SearchBox } from '../list/list-tools.tsx';
import { ListViews } from '../list/list-views.tsx';
import { WithPanel } from '../list/side-panel.tsx';
import { useOpened } from '../list/use-opened.ts';
import { ReadFailure } from '../shell/read-state.tsx';
import { FileGrid, isImage, lacksAlt } from './file-grid.tsx';
import { UploadArea } from './upload-area.tsx';

const FilePanel = lazy(async () => ({
  default: (await import('./file-panel.tsx')).FilePanel,
}));

const isDeleted = ({ deletedAt }: MediaFile): boolean => deletedAt !== '';

const views = [
  { value: 'all', label: 'All', has: (file: MediaFile) => !isDeleted(file) },
  { value: 'images', label: 'Images', has: (file: MediaFile) => !isDeleted(file) && isImage(file) },
  { value: 'pdfs', label: 'PDFs', has: (file: MediaFile) => !isDeleted(file) && !isImage(file) },
  {
    value: 'alt',
    label: 'No alternative text',
    has: (file: MediaFile) => !isDeleted(file) && lacksAlt(file),
  },
  { value: 'deleted', label: 'Deleted', has: isDeleted },
] as const;

/** All files, the newest first, deleted ones included. */
async function readFiles(): Promise<MediaFile[]> {
  const lists = await Promise.all(
    (['image', 'pdf'] as const).flatMap((kind) =>
      (['', 'yes'] as const).map((deleted) =>
        callApi('listFiles', { query: { kind, name: '', deleted, count: mostFiles } }),
      ),
    ),
  );
  return lists.flat().toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Every uploaded picture and PDF (media-7). */
export function MediaTab() {
  const client = useQueryClient();
  const [view, setView] = useState<string>('all');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(mediaListCount);
  const { opened, open: openFile, close } = useOpened();
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'all'],
    queryFn: readFiles,
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['media'] });
  const wanted = search.trim().toLowerCase();
  const has = views.find(({ value }) => value === view)?.has ?? (() => true);
  const found = (data ?? []).filter(
    (file) => has(file) && `${file.name}\n${file.alt.toLowerCase()}`.includes(wanted),
  );
  const shown = found.slice(0, count);
  const open = data?.find(({ _id }) => _id === opened);
  const counts = views.map((each) => ({ ...each, count: data?.filter(each.has).length ?? 0 }));
  const [all = 0, , , without = 0] = counts.map((each) => each.count);

  return (
    <Stack component="section" aria-labelledby="media-title" spacing={2}>
      <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography id="media-title" variant="h2">
          Media
        </Typography>
        {data && (
          <Typography role="status" color="textSecondary">
            {all === 1 ? '1 file' : `${all} files`}
            {without > 0 && `, ${without} without alternative text`}
          </Typography>
        )}
      </Stack>
      <UploadArea onStored={() => void reload()} />
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <CircularProgress aria-label="Loading the files" />}
      {data && (
        <WithPanel
          panel={
            open && (
              <Suspense>
                <FilePanel
                  key={open._id}
                  file={open}
                  onClose={() => void openFile(undefined)}
                  onDone={close}
                  onChanged={() => void reload()}
                />
              </Suspense>
            )
          }
        >
          <Stack spacing={2}>
            <ListViews label="Which files" views={counts} value={view} onChange={setView} />
            <ListTools>
              <SearchBox label="Name or description" initial={search} onChange={setSearch} />
            </ListTools>
            {found.length === 0 && (
              <Typography>
                {wanted ? 'No files match this name or description.' : 'No files here.'}
              </Typography>
            )}
            <FileGrid files={shown} opened={opened} onPress={({ _id }) => void openFile(_id)} />
            {found.length > count && (
              <Button
                variant="outlined"
                sx={{ alignSelf: 'start' }}
                onClick={() => setCount(count + mediaListCount)}
              >
                Show more files
              </Button>
            )}
          </Stack>
        </WithPanel>
      )}
    </Stack>
  );
}
