import type { Ledger } from '@institute/schema';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { useMay } from '../../shell/session.ts';
import { useReloadLedger } from './use-ledger.ts';

/** The owner's switch; others see how it stands. */
export function OnlyBackedSwitch({ ledger: { onlyBacked, lines } }: { readonly ledger: Ledger }) {
  const confirm = useConfirm();
  const reload = useReloadLedger();
  const maySwitch = useMay('switchClaims');
  const [busy, setBusy] = useState(false);

  async function change(next: boolean) {
    const hidden = lines.filter(
      ({ path, condition }) => path && condition !== 'backed' && condition !== 'expiring',
    ).length;
    const agreed = await confirm(
      next
        ? {
            title: 'Show only what is backed?',
            text: `${hidden} of the claims below are not, and leave the site. So do placements and testimonials without the student’s consent.`,
            agree: 'Show only what is backed',
          }
        : {
            title: 'Show everything?',
            text: 'Claims that nothing backs are then on the site too.',
            agree: 'Show everything',
            destructive: true,
          },
    );
    if (!agreed) return;
    setBusy(true);
    try {
      await callApi('saveClaimSwitch', { body: { onlyBacked: next } });
      notify('success', next ? 'Only what is backed is shown' : 'Everything is shown');
    } catch (failure) {
      notifyFailure(failure, 'The switch was not changed');
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
      label="Show only what is backed"
    />
  );
}
