import { messages, type NewEdit, type StoredRelease } from '@institute/schema';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useRememberRelease } from './last-release.ts';
import { useReloadReleases } from './use-releases.ts';

/** Adds a change to a release, and says so. */
export function useAddEdit() {
  const reload = useReloadReleases();
  const remember = useRememberRelease();
  return async ({ _id: id, name }: Pick<StoredRelease, '_id' | 'name'>, body: NewEdit) => {
    const { warnings } = await callApi('addEdit', { id, body });
    remember({ _id: id, name });
    notify('success', 'Saved for later', `Added to “${name}”. The site has not changed.`);
    notifyWarnings(body.title, warnings);
    void reload();
  };
}

/** Tells what else changes the same as a change of this title. */
export function notifyWarnings(title: string, warnings: readonly string[]): void {
  if (warnings.length > 0)
    notify('error', `“${title}” conflicts with other changes`, warnings.join('. '));
}

/** Tells why a change could not be added. */
export const notifyNotAdded = (failure: unknown) => notifyFailure(failure, messages.save.edit);
