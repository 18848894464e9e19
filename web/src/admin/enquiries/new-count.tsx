import { promisedSources } from '@institute/schema';
import { useMemo } from 'react';
import { liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { useAdmin } from '../shell/session.ts';
import { useKnownCount } from '../shell/known-counts.ts';

/** Most new enquiries that are counted. */
const most = 100;

/**
 * Counts new enquiries to which an answer was promised, so no imported ones, live: for a counsellor
 * their own and those of no one, as in Today. It shows nothing itself, and is loaded after the dashboard.
 */
export function NewCount() {
  const { role, uid } = useAdmin();
  const source = useMemo(() => {
    const whose = role === 'counsellor' ? { assignees: [uid, ''] } : {};
    return liveEnquiries({ statuses: ['new'], sources: promisedSources, ...whose }, most);
  }, [role, uid]);
  const live = useLive(source);
  useKnownCount('enquiries', live.status === 'ready' ? live.data.length : undefined);
  return null;
}
