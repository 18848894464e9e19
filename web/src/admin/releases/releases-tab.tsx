import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reasonOf } from '../account/reason-of.ts';
import { useReleases } from '../editor/releases/use-releases.ts';
import { ReleaseCard } from './release-card.tsx';
import { useKnownCount } from '../shell/known-counts.ts';
import { NothingYet } from '../list/nothing-yet.tsx';
import { ReadFailure } from '../shell/read-state.tsx';

/** Edits that wait, and those that went live (releases-6). */
export function ReleasesTab() {
  const { data, error, refetch } = useReleases();
  const waiting = data?.filter(({ state }) => state === 'waiting') ?? [];
  useKnownCount('releases', data && waiting.length);
  const past = data?.filter(({ state }) => state !== 'waiting') ?? [];
  return (
    <Stack component="section" aria-labelledby="releases-title" spacing={2}>
      <div>
        <Typography id="releases-title" variant="h2">
          Releases
        </Typography>
        <Typography color="textSecondary">
          Scheduled changes that go live together, at a time you choose.
        </Typography>
      </div>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <CircularProgress aria-label="Loading the releases" />}
      {data && waiting.length === 0 && (
        <NothingYet seed="releases" text="No scheduled changes.">
          Edit something in one of the Site tabs, then choose “Save for later”.
        </NothingYet>
      )}
      {waiting.map((release) => (
        <ReleaseCard key={release._id} release={release} />
      ))}
      {past.length > 0 && (
        <Typography variant="h3" sx={{ paddingTop: 2 }}>
          Published
        </Typography>
      )}
      {past.map((release) => (
        <ReleaseCard key={release._id} release={release} />
      ))}
    </Stack>
  );
}
