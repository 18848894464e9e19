import { localDay, storedBatch, type StoredBatch, type StoredEnquiry } from '@institute/schema';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { liveItem } from '../../../lib/firebase/live/live-content.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { tabPath } from '../../shell/tabs.ts';
import { useNow } from '../use-now.ts';
import { seatsLeftText } from './lead-texts.ts';

type NamedBatch = NonNullable<StoredEnquiry['batch']>;

export const BatchLink = ({ batch }: { readonly batch: NamedBatch }) => (
  <Link component={RouterLink} to={tabPath('batches', batch.id)}>
    {batch.name}
  </Link>
);

/** The batch asked about, with how many seats it has left now. */
export function AskedBatch({ batch }: { readonly batch: NamedBatch }) {
  const { id } = batch;
  const now = useNow();
  const live = useLive<StoredBatch | null>(
    useMemo(() => liveItem('batches', storedBatch, id), [id]),
  );
  const stored = live.status === 'ready' ? live.data : null;
  return (
    <>
      <BatchLink batch={batch} />
      {stored && `, ${seatsLeftText(stored, localDay(new Date(now)))}`}
    </>
  );
}
