import { messages, type TimelineEntry } from '@institute/schema';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';

/** Adds a call or a message to the timeline of an enquiry: one press does it and logs it. */
export async function logContact(
  id: string,
  kind: TimelineEntry['kind'],
  text = '',
): Promise<void> {
  try {
    await callApi('addTimelineEntry', { id, body: { id: crypto.randomUUID(), kind, text } });
  } catch {
    notify(
      'error',
      messages.failureTitle,
      'This could not be added to the timeline. Add a note instead.',
    );
  }
}
