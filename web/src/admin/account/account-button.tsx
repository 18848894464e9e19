import { messages } from '@institute/schema';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { useAdmin } from '../shell/session.ts';
import { ByWidth } from '../shell/by-width.tsx';

/** Marks the browser history entry of the open dialog, so that Back closes it. */
const opened = 'account';

/** Shows who is signed in, and opens the account dialog, whose code is loaded on demand. */
export function AccountButton() {
  const { name } = useAdmin();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const open = state === opened;
  const isOpen = useRef(open);

  useEffect(() => {
    isOpen.current = open;
    if (!open || Dialog) return;
    import('./account-dialog.tsx').then(
      ({ AccountDialog }) => setDialog(() => AccountDialog),
      () => {
        notify('error', messages.failureTitle, 'Your account could not be opened. Try again.');
        navigate(-1);
      },
    );
  }, [open, Dialog, navigate]);

  /** Discards a result that arrives after the dialog was closed. */
  const close = () => {
    if (isOpen.current) navigate(-1);
  };

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Account: ${name}`}
        onClick={() => navigate(pathname + search, { state: opened })}
        sx={{ minWidth: 0, flexShrink: 0 }}
      >
        <ByWidth phone="Account">{name}</ByWidth>
      </Button>
      {open && Dialog && <Dialog onClose={close} />}
    </>
  );
}
