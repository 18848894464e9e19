import type { PreviewAddress } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { CopiedText } from '../../shell/copied-text.tsx';
import { timeText } from '../time-text.ts';

interface PreviewLinkProps extends PreviewAddress {
  /** Id of the release. */
  readonly release: string;
  readonly onRenewed: (address: PreviewAddress) => void;
}

/** The address of a preview, to be opened, copied, sent, or replaced by another one. */
export function PreviewLink({ release: id, path, until, onRenewed }: PreviewLinkProps) {
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();

  async function renew() {
    const question = {
      title: 'Make a new link?',
      text: 'The old link stops working straight away, for everyone who has it.',
      agree: 'New link',
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      onRenewed(await callApi('renewPreview', { id }));
      notify('success', 'The preview has a new link', 'The old one no longer works.');
    } catch (error) {
      notifyFailure(error, 'The link could not be replaced');
    } finally {
      setBusy(false);
    }
  }

  const address = new URL(path, location.origin).href;
  const message = `Please look at this preview of our website: ${address}`;
  return (
    <Alert severity="info" sx={{ marginBottom: 1.5 }}>
      Anyone who has the link can open the preview until {timeText(until)}.
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link href={path} target="_blank" rel="noopener">
          Open the preview
        </Link>
        <CopiedText what="the link to the preview" text="Link" value={address} />
        <Link
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share on WhatsApp
        </Link>
        <BusyButton variant="text" busy={busy} busyLabel="Making..." onClick={() => void renew()}>
          New link
        </BusyButton>
      </Stack>
    </Alert>
  );
}
