import type { Ledger } from '@institute/schema';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { useMay } from '../../shell/session.ts';
import { isVerified } from './conditions.ts';
import { useReloadLedger } from './use-ledger.ts';

/** The owner's switch; others see how it stands. */
export function OnlyBackedSwitch({ ledger: { onlyBacked, lines } }: { readonly ledger: Ledger }) {
  const confirm = useConfirm();
  const reload = useReloadLedger();
  const maySwitch = useMay('switchClaims');
  const [busy, setBusy] = useState(false);

  async function change(next: boolean) {
    const hidden = lines.filter((line) => line.path && !isVerified(line)).length;
    const agreed = await confirm(
      next
        ? {
            title: 'Show only verified claims?',
            text: `${hidden} of the claims below are not verified and will be hidden from the site, along with placements and testimonials that lack the student’s consent.`,
            agree: 'Show only verified claims',
          }
        : {
            title: 'Show all claims?',
            text: 'Claims without evidence will appear on the site too.',
            agree: 'Show all claims',
            destructive: true,
          },
    );
    if (!agreed) return;
    setBusy(true);
    try {
      await callApi('saveClaimSwitch', { body: { onlyBacked: next } });
      notify(
        'success',
        next ? 'The site now shows only verified claims' : 'The site now shows all claims',
      );
    } catch (failure) {
      notifyFailure(failure, 'The setting could not be changed');
    }
    await reload();
    setBusy(false);
  }

  return (
    <FormControlLabel
      control={
        <Switch
          checked={onlyBacked}
          disabled={!maySwitch || busy}
          onChange={({ target }) => void change(target.checked)}
        />
      }
      label="Show only verified claims"
    />
  );
}
