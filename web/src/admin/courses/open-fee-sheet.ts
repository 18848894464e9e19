import { messages, type NewFeeSheet } from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';

/** Makes the fee sheet of a course or batch, and opens it in a tab of its own. */
export async function openFeeSheet(body: NewFeeSheet): Promise<void> {
  // Popup blockers stop a tab that opens only after the answer.
  const tab = window.open('', '_blank');
  try {
    const { _id: code } = await callApi('makeFeeSheet', { body });
    const address = `/fees/${code}`;
    if (tab) tab.location.assign(address);
    else location.assign(address);
  } catch (error) {
    tab?.close();
    notifyFailure(error, messages.save.feeSheet);
  }
}
