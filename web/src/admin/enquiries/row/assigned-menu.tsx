import { messages, succeeded, type StoredEnquiry } from '@institute/schema';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useColleagues } from '../colleagues/use-colleagues.ts';
import { saveChoice } from './save-choice.ts';

interface AssignedMenuProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** Who an enquiry is assigned to, and a menu to assign it to somebody else. */
export function AssignedMenu({ enquiry, onUpdated }: AssignedMenuProps) {
  const { assignedTo, assignedName, name } = enquiry;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const colleagues = useColleagues();

  async function assign(uid: string) {
    setAnchor(null);
    if (uid === assignedTo) return;
    setBusy(true);
    try {
      onUpdated(await saveChoice(enquiry, 'assignedTo', uid));
      notify('success', succeeded('Enquiry', 'updated'));
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={
          assignedTo
            ? `Enquiry from ${name}, assigned to ${assignedName}`
            : `Assign the enquiry from ${name}`
        }
        aria-busy={busy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {assignedTo ? assignedName || 'Assigned' : 'Assign'}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {[{ uid: '', name: 'No one' }, ...colleagues].map((each) => (
          <MenuItem
            key={each.uid}
            selected={each.uid === assignedTo}
            onClick={() => void assign(each.uid)}
          >
            {each.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
