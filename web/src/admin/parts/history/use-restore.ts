import type { EndpointData, StoredVersion } from '@institute/schema';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

type Restored = EndpointData<'restoreVersion'>;

/** Restores versions, one at a time, and knows how that went. */
export function useRestore() {
  const [restoring, setRestoring] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  /** Resolves to what is stored now; to null when it failed. */
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
