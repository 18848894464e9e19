import { batchClashes, type Batch, type BatchClash, type CourseName } from '@institute/schema';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { liveAll } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { ClashAlerts } from './clash-alerts.tsx';

interface BatchClashesProps {
  readonly field: BatchClash['field'];
  readonly courses: readonly CourseName[];
  /** The id of the batch in the form; absent for a new one. */
  readonly item: string | undefined;
}

/** What of the batch in the form does not fit, below its field, as it is typed (health-3). */
export function BatchClashes({ field, courses, item = '' }: BatchClashesProps) {
  const [source] = useState(() => liveAll('batches'));
  const all = useLive(source);
  const batch = useWatch() as Batch;
  const courseOf = (id: string) => courses.find(({ _id }) => _id === id);
  const others =
    all.status === 'ready'
      ? all.data.map((other) => ({ ...other, title: courseOf(other.course)?.title ?? '' }))
      : [];
  const clashes = batchClashes(
    { ...batch, _id: item },
    others,
    courseOf(batch.course)?.duration ?? '',
  ).filter((clash) => clash.field === field);
  return <ClashAlerts texts={clashes.map(({ text }) => text)} />;
}
