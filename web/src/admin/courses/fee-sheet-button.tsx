import { messages, type StoredCourse } from '@institute/schema';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../parts/shell/busy-button.tsx';

/** Makes the fee sheet of a course, and opens it in a tab of its own. */
export function FeeSheetButton({ row }: { readonly row: StoredCourse }) {
  const [busy, setBusy] = useState(false);
  if (row.price === 0) return null;

  async function open() {
    setBusy(true);
    // Popup blockers stop a tab that opens only after the answer.
    const tab = window.open('', '_blank');
    try {
      const { _id: code } = await callApi('makeFeeSheet', { body: { course: row._id } });
      const address = `/fees/${code}`;
      if (tab) tab.location.assign(address);
      else location.assign(address);
    } catch (error) {
      tab?.close();
      notifyFailure(error, messages.save.feeSheet);
    } finally {
      setBusy(false);
    }
  }

  return (
    <BusyButton
      size="small"
      variant="text"
      busy={busy}
      busyLabel="Fee sheet..."
      aria-label={`Fee sheet of ${row.title}`}
      onClick={() => void open()}
    >
      Fee sheet
    </BusyButton>
  );
}
