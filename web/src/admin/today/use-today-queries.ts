import { openStatuses } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import {
  hasBatch,
  mostOfToday,
  readChangesSince,
  readDrafts,
  readFailedMails,
  readFollowUps,
  readNewEnquiries,
  readNextBatches,
  readSteps,
} from '../../lib/firebase/read-today.ts';
import { useKnownCount } from '../shell/known-counts.ts';
import type { FirstItem } from './step-lines.ts';

const minute = 60_000;

const noItems: readonly FirstItem[] = [];

/** The queries are made when Today is opened, and again each minute and on the way back to the tab. */
const fresh = { staleTime: 0, refetchInterval: minute } as const;

/** What an institute without any batch is to add first. */
async function readFirstItems(): Promise<readonly FirstItem[]> {
  if (await hasBatch()) return [];
  const courses = await callApi('listCourseNames', {});
  return courses.length === 0 ? ['course', 'batch'] : ['batch'];
}

interface Reader {
  readonly uid: string;
  /** The local day. */
  readonly today: string;
  /** When Today was last visited. */
  readonly since: string;
  readonly handles: boolean;
  /** Whether to see whom colleagues have not answered in time. */
  readonly oversees: boolean;
  readonly books: boolean;
  readonly edits: boolean;
  readonly managesClaims: boolean;
  readonly audits: boolean;
  readonly readsMails: boolean;
}

/**
 * What Today shows to an admin, by what they may do: at most seven queries of Firestore, of at most twenty documents, and
 * one document.
 */
export function useTodayQueries({
  uid,
  today,
  since,
  handles,
  oversees,
  books,
  edits,
  managesClaims,
  audits,
  readsMails,
}: Reader) {
  const steps = useQuery({
    queryKey: ['today', 'steps'],
    queryFn: readSteps,
    enabled: edits,
    ...fresh,
  });
  const leads = useQuery({
    queryKey: ['today', 'new enquiries', uid],
    queryFn: () => readNewEnquiries(oversees ? undefined : [uid, '']),
    enabled: handles,
    ...fresh,
  });
  const due = useQuery({
    queryKey: ['today', 'follow-ups', uid, today],
    queryFn: () => readFollowUps(uid, openStatuses, today),
    enabled: handles,
    ...fresh,
  });
  const classes = useQuery({
    queryKey: ['today', 'demo classes', today],
    queryFn: () => callApi('listDemoClasses', { id: today }),
    enabled: books,
    ...fresh,
  });
  const drafts = useQuery({
    queryKey: ['today', 'drafts'],
    queryFn: readDrafts,
    enabled: edits,
    ...fresh,
  });
  const waiting = drafts.data?.length;
  // There may be more than Today reads.
  useKnownCount('blog', waiting === mostOfToday ? undefined : waiting);
  const releases = useQuery({
    queryKey: ['today', 'due releases'],
    queryFn: () => callApi('listDueReleases', {}),
    enabled: edits,
    ...fresh,
  });
  const failedMails = useQuery({
    queryKey: ['today', 'failed mails'],
    queryFn: readFailedMails,
    enabled: readsMails,
    ...fresh,
  });
  const batches = useQuery({
    queryKey: ['today', 'batches', today],
    queryFn: () => readNextBatches(today),
    ...fresh,
  });
  const isWithoutBatch = batches.data?.length === 0;
  const firstItems = useQuery({
    queryKey: ['today', 'first items'],
    queryFn: readFirstItems,
    enabled: edits && isWithoutBatch,
    ...fresh,
  });
  const expiring = useQuery({
    queryKey: ['today', 'claims', today],
    queryFn: () => callApi('listExpiringClaims', {}),
    enabled: managesClaims,
    ...fresh,
  });
  const changes = useQuery({
    queryKey: ['today', 'changes', since],
    queryFn: () => readChangesSince(since),
    enabled: audits,
    ...fresh,
  });
  return {
    steps,
    leads,
    due,
    classes,
    drafts,
    releases,
    failedMails,
    batches,
    // Nothing of them is read where there is a batch, or that could not be read.
    firstItems: isWithoutBatch || batches.isLoading ? firstItems : { ...firstItems, data: noItems },
    expiring,
    changes,
  };
}
