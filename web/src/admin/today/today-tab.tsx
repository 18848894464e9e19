import { institute } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { newEnquiry } from '../list/new-items.ts';
import { ReadFailure } from '../shell/read-state.tsx';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { Numbers } from './number-figures.tsx';
import { Queue } from './queue-list.tsx';
import { sayOf } from './queue.ts';
import { Section } from './section.tsx';
import { shownSections } from './shown-sections.ts';
import { useToday } from './use-today.ts';

const dateText = () =>
  new Date().toLocaleDateString(institute.locale, {
    timeZone: institute.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

/** The day in a sentence, for those who have no people to answer. */
const attentionText = (count: number): string =>
  count === 0
    ? 'Nothing needs you.'
    : `${count} ${count === 1 ? 'thing needs' : 'things need'} you.`;

/** What has to be done today; each line leads to where it is done (dashboard-28). */
export function TodayTab() {
  const { queue, hasQueue, queueFailed, retryQueue, more, seats, sections, changes } = useToday();
  const seesNumbers = useMay('readReports');
  const handlesEnquiries = useMay('handleEnquiries');
  /** Owners see how the institute does before whom to call. */
  const isNumbersFirst = useMay('manageStaff');
  const { shown, areRead } = shownSections(sections);
  const urgent = shown.flatMap(({ lines }) => lines ?? []).filter((line) => line.urgent).length;
  /** Whoever has no one to answer is not told to be done while something urgent is left. */
  const hasPeople = hasQueue && !(queue?.length === 0 && urgent > 0);
  const said = hasQueue ? queue && sayOf(queue, more) : areRead && attentionText(urgent);
  return (
    <Stack component="section" aria-labelledby="today-title" sx={{ gap: 2, maxWidth: '80rem' }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box
          sx={{
            flex: '1 0 8.5rem',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            alignItems: 'baseline',
          }}
        >
          <Typography id="today-title" variant="h2">
            Today
          </Typography>
          <Typography color="textSecondary">{dateText()}</Typography>
        </Box>
        {handlesEnquiries && (
          <Button
            variant="outlined"
            component={RouterLink}
            to={tabPath('enquiries')}
            state={newEnquiry}
            sx={{ flexShrink: 0 }}
          >
            New enquiry
          </Button>
        )}
      </Stack>
      <Typography
        role="status"
        sx={{
          maxWidth: '44rem',
          minHeight: '1.2em',
          fontFamily: 'var(--font-display)',
          fontSize: { xs: '1.375rem', lg: '1.75rem' },
          fontWeight: 650,
          lineHeight: 1.2,
          textWrap: 'balance',
        }}
      >
        {said}
      </Typography>
      {isNumbersFirst && <Numbers seats={seats} />}
      {queueFailed && !queue && (
        <ReadFailure reason="What to do now could not be loaded." onRetry={retryQueue} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 5 },
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: hasPeople ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 44rem)',
          },
        }}
      >
        {queue && hasPeople && <Queue items={queue} more={more} />}
        {hasQueue && !queue && !queueFailed && <Skeleton variant="rounded" height={160} />}
        <Stack sx={{ gap: 3 }}>
          {seesNumbers && !isNumbersFirst && <Numbers seats={seats} />}
          {shown.map((section) => (
            <Section key={section.name} section={section} />
          ))}
          {changes && (
            <Typography color="textSecondary">
              {changes}.{' '}
              <Link component={RouterLink} to={tabPath('audit')}>
                Audit trail
              </Link>
            </Typography>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}
