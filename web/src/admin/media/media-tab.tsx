import { mediaListCount, mediaViews, type MediaFile, type MediaView } from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { ListTools, SearchBox } from '../list/list-tools.tsx';
import { ListViews } from '../list/list-views.tsx';
import { WithPanel } from '../list/side-panel.tsx';
import { useOpened } from '../list/use-opened.ts';
import { useSettled } from '../shell/use-settled.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { FileGrid } from './file-grid.tsx';
import { UploadArea } from './upload-area.tsx';
import { useReplace } from './use-replace.tsx';

const filePanel = lazyComponent(async () => (await import('./file-panel.tsx')).FilePanel);

const viewLabels: Record<MediaView, string> = {
  all: 'All',
  images: 'Images',
  pdfs: 'PDFs',
  alt: 'No alternative text',
  unused: 'Not used',
  deleted: 'Deleted',
};

/** Every uploaded picture and PDF, a page at a time (media-7). */
export function MediaTab() {
  const client = useQueryClient();
  const [view, setView] = useState<MediaView>('all');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(mediaListCount);
  const name = useSettled(search.trim());
  const { opened, open: openFile, close } = useOpened<MediaFile>();
  const { data, error, refetch } = useQuery({
    queryKey: ['media', view, name, count],
    queryFn: () => callApi('listFiles', { query: { view, name, count } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['media'] });
  const { choose, replacing } = useReplace(() => void reload());
  const { all = 0, alt: without = 0, unused } = data?.counts ?? {};
  /** The files of another view are not shown as unused. */
  const isSought = view === 'unused' && unused === undefined;

  return (
    <WithPanel
      panel={
        opened && (
          <Suspense>
            <filePanel.Component
              key={opened._id}
              file={opened}
              onClose={() => void openFile(undefined)}
              onDone={close}
              onChanged={() => void reload()}
            />
          </Suspense>
        )
      }
    >
      <UploadArea
        onStored={() => void reload()}
        heading={
          <>
            <Typography id="media-title" variant="h2">
              Media
            </Typography>
            {data && (
              <Typography
                role="status"
                color="textSecondary"
                // On phones below the button.
                sx={{ order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
              >
                {all === 1 ? '1 file' : `${all} files`}
                {without > 0 && `, ${without} without alternative text`}
              </Typography>
            )}
          </>
        }
      >
        {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
        {!data && !error && <LoadingShape of="tiles" label="Loading the files" />}
        {data && (
          <Stack spacing={2}>
            <ListViews
              label="Which files"
              views={mediaViews.map((value) => ({
                value,
                label: viewLabels[value],
                count: data.counts[value],
              }))}
              value={view}
              onChange={(value) => {
                setView(mediaViews.find((each) => each === value) ?? 'all');
                setCount(mediaListCount);
              }}
            />
            <ListTools>
              <SearchBox label="Name or description" initial={search} onChange={setSearch} />
            </ListTools>
            {data.found === 0 && !isSought && (
              <Typography>
                {name ? 'No files match this name or description.' : 'No files here.'}
              </Typography>
            )}
            {replacing}
            {isSought ? (
              <LoadingShape of="tiles" label="Finding the files that are not used" />
            ) : (
              <FileGrid
                files={data.files}
                opened={opened?._id}
                onPress={(file) => void openFile(file)}
                onReplace={view === 'deleted' || view === 'unused' ? undefined : choose}
              />
            )}
            {data.found > data.files.length && !isSought && (
              <Button
                variant="outlined"
                sx={{ alignSelf: 'start' }}
                onClick={() => setCount(count + mediaListCount)}
              >
                Show more files
              </Button>
            )}
          </Stack>
        )}
      </UploadArea>
    </WithPanel>
  );
}
