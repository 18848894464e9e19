import { byText, messages, storedSchemas, type StoredBatch } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { liveAll, liveItem } from '../../../lib/firebase/live/live-content.ts';
import { liveStudents } from '../../../lib/firebase/live/live-students.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { useCourseNames } from '../../editor/form/list-heads.ts';
import { NothingYet } from '../../list/nothing-yet.tsx';
import { NotIncluded } from '../../shell/not-included.tsx';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';
import { useMay } from '../../shell/session.ts';
import { tabPath } from '../../shell/tabs.ts';
import { batchFacts } from './batch-facts.ts';
import { StudentRow } from './student-row.tsx';

const attendanceSheet = lazyComponent(
  async () => (await import('./attendance-sheet.tsx')).AttendanceSheet,
);

const byName = byText<{ readonly name: string }>(({ name }) => name);

/** Those who have a seat in a batch, live, and the sheet on which they sign. */
function Students({ batch }: { readonly batch: StoredBatch }) {
  const { _id: id, seats, seatsTaken } = batch;
  const live = useLive(useMemo(() => liveStudents(id), [id]));
  const trainers = useLive(liveAll('trainers'));
  const courses = useCourseNames();
  const [isPrinting, setIsPrinting] = useState(false);
  const onPrinted = useCallback(() => setIsPrinting(false), []);

  const students = live.status === 'ready' ? live.data.toSorted(byName) : undefined;
  const course = courses?.find(({ _id }) => _id === batch.course)?.title ?? batch.course;
  const known = trainers.status === 'ready' ? trainers.data : [];
  const trainer = known.find(({ _id }) => _id === batch.trainer)?.name ?? '';
  return (
    <>
      <Box>
        <Link
          component={RouterLink}
          to={tabPath('batches', id)}
          sx={{ color: 'text.primary', fontSize: '1.25rem', fontWeight: 600 }}
        >
          {courses ? course : 'Batch'}
        </Link>
        <Typography color="textSecondary">{batchFacts(batch, trainer).join(' · ')}</Typography>
        <Typography role="status">
          {students &&
            `${students.length === 1 ? '1 student' : `${students.length} students`}, ${seatsTaken} of ${seats} seats taken`}
        </Typography>
      </Box>
      {live.status === 'loading' && <LoadingShape of="rows" label="Loading the students" />}
      {live.status === 'failed' && (
        <ReadFailure reason={messages.fetch.enquiries} onRetry={live.retry} />
      )}
      {students?.length === 0 && (
        <NothingYet seed={id} text="No students in this batch yet.">
          Give a lead the status Enrolled and choose this batch.
        </NothingYet>
      )}
      {students && students.length > 0 && (
        <>
          <Button
            variant="contained"
            startIcon={<Printer size={18} aria-hidden="true" />}
            sx={{ alignSelf: 'start', minHeight: 44 }}
            onClick={() => setIsPrinting(true)}
          >
            Print attendance sheet
          </Button>
          <Box
            component="ul"
            sx={{ listStyle: 'none', padding: 0, borderTop: '1px solid var(--line)' }}
          >
            {students.map((student) => (
              <StudentRow key={student._id} student={student} />
            ))}
          </Box>
        </>
      )}
      {isPrinting && students && (
        <Suspense fallback={null}>
          <attendanceSheet.Component {...{ batch, course, trainer, students, onPrinted }} />
        </Suspense>
      )}
    </>
  );
}

/** The students of a batch, at an address of its own (batches-10). */
export function BatchStudents({ batch: id }: { readonly batch: string }) {
  const isIncluded = useMay('handleEnquiries');
  const live = useLive(useMemo(() => liveItem('batches', storedSchemas.batches, id), [id]));
  if (!isIncluded) return <NotIncluded part="the students of a batch" />;
  return (
    <Stack component="section" aria-labelledby="students-title" spacing={2}>
      <Link
        component={RouterLink}
        to={tabPath('batches')}
        variant="body2"
        sx={{ alignSelf: 'start' }}
      >
        ← Batches
      </Link>
      <Typography id="students-title" variant="h2">
        Students
      </Typography>
      {live.status === 'loading' && <LoadingShape of="rows" label="Loading the batch" />}
      {live.status === 'failed' && (
        <ReadFailure reason={messages.fetch.batches} onRetry={live.retry} />
      )}
      {live.status === 'ready' &&
        (live.data ? (
          <Students batch={live.data} />
        ) : (
          <Alert severity="info">This batch no longer exists.</Alert>
        ))}
    </Stack>
  );
}
