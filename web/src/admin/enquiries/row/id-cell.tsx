import ButtonBase from '@mui/material/ButtonBase';
import { notify } from '../../../lib/notifications/notifications-store.ts';

/** The `_id` of an enquiry, cut to its column; a press copies all of it. */
export function IdCell({ id, name }: { readonly id: string; readonly name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      notify('success', 'Copied', `_id of ${name}`);
    } catch {
      notify('error', 'Could not copy');
    }
  }

  return (
    <ButtonBase
      title={`Copy the _id of ${name}`}
      onClick={() => void copy()}
      sx={{
        display: { xs: 'none', md: 'block' },
        zIndex: 1,
        minHeight: 36,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: 'start',
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: '0.8125rem',
      }}
    >
      {id}
    </ButtonBase>
  );
}
