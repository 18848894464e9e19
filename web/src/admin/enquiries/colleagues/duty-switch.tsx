import { messages, type Colleague } from '@institute/schema';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { useAdmin } from '../../shell/session.ts';
import { colleaguesKey, useColleagues } from './use-colleagues.ts';

/** The duty is stored before what waits is given out. */
const halfDone =
  'You are on duty, but some of what waited could not be assigned to you. Switch off and on again.';

function dutyText(assigned: number): string {
  const more = 'new enquiries can be assigned to you';
  if (assigned === 0) return `You are on duty: ${more}`;
  const waited =
    assigned === 1 ? '1 enquiry that waited is' : `${assigned} enquiries that waited are`;
  return `You are on duty: ${waited} yours, and ${more}`;
}

/** Whether new enquiries are assigned to oneself, by turns with others on duty. */
export function DutySwitch() {
  const { uid } = useAdmin();
  const me = useColleagues().find((each) => each.uid === uid);
  const client = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function choose(onDuty: boolean) {
    setWanted(onDuty);
    let assigned = 0;
    let failed = false;
    try {
      for (let more = true; more;) {
        const state = await callApi('setDuty', { body: { onDuty } });
        ({ more } = state);
        assigned += state.assigned;
      }
    } catch {
      failed = true;
    }
    await Promise.all(
      [colleaguesKey, ['today']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    setWanted(null);
    const known = client.getQueryData<readonly Colleague[]>(colleaguesKey);
    const isSet = !failed || known?.find((each) => each.uid === uid)?.onDuty === onDuty;
    if (!isSet)
      return notify('error', messages.failureTitle, 'Your duty could not be changed. Try again.');
    if (failed && onDuty) return notify('error', messages.failureTitle, halfDone);
    notify(
      'success',
      onDuty ? dutyText(assigned) : 'You are off duty: new enquiries will not be assigned to you',
    );
  }

  return (
    <FormControlLabel
      label="On duty"
      sx={{ margin: 0, marginInlineEnd: { xs: 0.5, sm: 0 }, whiteSpace: 'nowrap' }}
      // With large text the head of a phone still has room for it.
      slotProps={{ typography: { variant: 'body2', sx: { fontSize: 'min(0.875rem, 4.5vw)' } } }}
      disabled={me === undefined || wanted !== null}
      control={
        <Switch
          size="small"
          checked={wanted ?? me?.onDuty ?? false}
          onChange={(_, checked) => void choose(checked)}
        />
      }
    />
  );
}
