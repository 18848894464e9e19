import type { StoredRedirect } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { NewRedirect } from './new-redirect.tsx';
import { NothingYet } from '../list/nothing-yet.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { quiet } from '../shell/quiet.ts';

const queryKey = ['redirects'];

/** Where old paths lead (redirects-5). */
export function RedirectsTab() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callApi('listRedirects', {}),
    staleTime: 0,
    gcTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey });

  async function remove({ _id: id, from }: StoredRedirect) {
    const agreed = await confirm({
      title: `Delete the redirect from ${from}?`,
      text: 'Links to this path will show “Page not found”.',
      agree: 'Delete',
      destructive: true,
    });
    if (!agreed) return;
    try {
      await callApi('deleteRedirect', { id });
      notify('success', 'Redirect deleted');
    } catch (failure) {
      notify('error', 'The redirect could not be deleted', reasonOf(failure));
    }
    await reload();
  }

  return (
    <Stack component="section" aria-labelledby="redirects-title" spacing={2}>
      <div>
        <Typography id="redirects-title" variant="h2">
          Redirects
        </Typography>
        <Typography color="textSecondary">
          Send old addresses to new ones. When you change the slug of a course or post, a redirect
          is added automatically. To copy one from a spreadsheet, paste both cells at once.
        </Typography>
      </div>
      <NewRedirect onAdded={reload} />
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" label="Loading the redirects" />}
      {data && (
        <>
          <Typography color="textSecondary">
            {data.length === 1 ? '1 redirect' : `${data.length} redirects`}
          </Typography>
          {data.length === 0 && (
            <NothingYet seed="redirects" text="No redirects yet.">
              Fill in both paths above to add one.
            </NothingYet>
          )}
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {data.map((redirect) => (
              <Stack
                key={redirect._id}
                component="li"
                direction="row"
                sx={{
                  gap: 2,
                  alignItems: 'center',
                  paddingBlock: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {redirect.from} → {redirect.to}
                </Typography>
                <Button
                  {...quiet}
                  aria-label={`Delete ${redirect.from}`}
                  onClick={() => void remove(redirect)}
                >
                  Delete
                </Button>
              </Stack>
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}
