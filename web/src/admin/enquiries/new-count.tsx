import { useEffect, useMemo } from 'react';
import { liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { useAdmin } from '../parts/session.ts';

/** Most new enquiries that are counted; one more says that there are more. */
const most = 99;

/**
 * Tells how many new enquiries there are, live: for a counsellor their own. It shows nothing itself, and
 * is loaded after the dashboard.
 */
export function NewCount({ onCount }: { readonly onCount: (count: string) => void }) {
  const { role, uid } = useAdmin();
  const source = useMemo(() => {
    const whose = role === 'counsellor' ? { assignedTo: uid } : {};
    return liveEnquiries({ statuses: ['new'], ...whose }, most + 1);
  }, [role, uid]);
  const live = useLive(source);
  const count = live.status === 'ready' ? live.data.length : 0;
  useEffect(
    () => onCount(count === 0 ? '' : count > most ? `${most}+` : String(count)),
    [count, onCount],
  );
  return null;
}
