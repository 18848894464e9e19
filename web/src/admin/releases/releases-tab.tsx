import type { ReleaseWithEdits } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../account/reason-of.ts';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';
import { useReleases } from '../editor/releases/use-releases.ts';
import { comingMoment } from './coming-moment.ts';
import { ReleaseCard } from './release-card.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useKnownCount } from '../shell/known-counts.ts';
import { NothingYet } from '../list/nothing-yet.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';

/** When the next release goes live. */
function nextText(waiting: readonly ReleaseWithEdits[], today: string): string {
  const [next] = waiting.flatMap(({ at }) => at ?? []).toSorted();
  return next ? `The next goes live ${comingMoment(next, today)}` : '';
}

const none = 'No scheduled changes.';
const howToBegin = 'Edit something in one of the Website tabs, then choose “Save for later”.';

/** Those with a time first, the next one at the top. */
const byTime = (one: ReleaseWithEdits, other: ReleaseWithEdits): number =>
  (one.at ?? '9').localeCompare(other.at ?? '9');

/** Edits that wait, and those that went live (releases-6). */
export function ReleasesTab() {
  const { data, error, refetch } = useReleases();
  const today = useLocalDay();
  const [isBeginning, setIsBeginning] = useState(false);
  const waiting = (data?.filter(({ state }) => state === 'waiting') ?? []).toSorted(byTime);
  useKnownCount('releases', data && waiting.length);
  const past = data?.filter(({ state }) => state !== 'waiting') ?? [];
  return (
    <Stack component="section" aria-labelledby="releases-title" spacing={2}>
      <Stack
        direction="row"
        sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center', maxWidth: '56rem' }}
      >
        <Typography id="releases-title" variant="h2">
          Releases
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } }}
        >
          {nextText(waiting, today) ||
            'Scheduled changes that go live together, at a time you choose.'}
        </Typography>
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden="true" />}
          sx={{ marginInlineStart: 'auto' }}
          onClick={() => setIsBeginning(true)}
        >
          New release
        </Button>
      </Stack>
      {isBeginning && <ReleaseDialog onClose={() => setIsBeginning(false)} />}
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" label="Loading the releases" />}
      {data?.length === 0 && (
        <NothingYet seed="releases" text={none}>
          {howToBegin}
        </NothingYet>
      )}
      {waiting.length === 0 && past.length > 0 && (
        <Typography>
          {none} {howToBegin}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0, maxWidth: '56rem' }}>
        {[...waiting, ...past].map((release, index) => (
          <ReleaseCard
            key={release._id}
            release={release}
            waiting={waiting}
            isNext={index === 0 && release.state === 'waiting'}
          />
        ))}
      </Box>
    </Stack>
  );
}
