import type { EndpointData, StoredVersion } from '@institute/schema';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

type Restored = EndpointData<'restoreVersion'>;

/** Restores versions one at a time, with its state. */
export function useRestore() {
  const [restoring, setRestoring] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  /** Resolves to the stored document; to null on failure. */
  async function restore({ _id: id }: StoredVersion, updatedAt?: string): Promise<Restored | null> {
    setRestoring(id);
    setFailure('');
    try {
      return await callApi('restoreVersion', { id, body: updatedAt ? { updatedAt } : {} });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Failed to restore. Please try again.');
      return null;
    } finally {
      setRestoring(null);
    }
  }

  return { restore, restoring, failure };
}
