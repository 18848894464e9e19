import { messages } from '@institute/schema';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { useAdmin } from '../../shell/session.ts';
import { colleaguesKey, useColleagues } from './use-colleagues.ts';

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
    try {
      let assigned = 0;
      for (let more = true; more;) {
        const state = await callApi('setDuty', { body: { onDuty } });
        ({ more } = state);
        assigned += state.assigned;
      }
      await Promise.all(
        [colleaguesKey, ['today']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      notify(
        'success',
        onDuty ? dutyText(assigned) : 'You are off duty: new enquiries will not be assigned to you',
      );
    } catch {
      notify('error', messages.failureTitle, 'Your duty could not be changed. Try again.');
    } finally {
      setWanted(null);
    }
  }

  return (
    <FormControlLabel
      label="On duty"
      sx={{ margin: 0, marginInlineEnd: { xs: 0.5, sm: 0 }, whiteSpace: 'nowrap' }}
      slotProps={{ typography: { variant: 'body2' } }}
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
