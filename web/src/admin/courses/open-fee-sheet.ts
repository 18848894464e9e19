import { messages, type NewFeeSheet } from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { openInTab } from '../shell/open-in-tab.ts';

/** Makes the fee sheet of a course or batch, and opens it in a tab of its own. */
export async function openFeeSheet(body: NewFeeSheet): Promise<void> {
  try {
    await openInTab(async () => `/fees/${(await callApi('makeFeeSheet', { body }))._id}`);
  } catch (error) {
    notifyFailure(error, messages.save.feeSheet);
  }
}
