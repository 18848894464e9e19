import { contactsOf, type StoredEnquiry } from '@institute/schema';
import { useMemo } from 'react';
import { liveEnquiriesOf } from '../../../lib/firebase/live/live-timeline.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';

/** The other enquiries of the same email or phone, newest first. */
export function useOthers({ _id, email, phone }: StoredEnquiry): readonly StoredEnquiry[] {
  const source = useMemo(
    () => liveEnquiriesOf(_id, contactsOf({ email, phone })),
    [_id, email, phone],
  );
  const live = useLive(source);
  return useMemo(
    () =>
      (live.status === 'ready' ? live.data : [])
        .filter((other) => other._id !== _id)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    [live, _id],
  );
}
