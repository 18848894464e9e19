import { messages } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { PersonDoor } from '../shell/person-door.tsx';
import { hasRail } from '../shell/rail.ts';
import { useAdmin } from '../shell/session.ts';

/** Marks the browser history entry of the open dialog, so that Back closes it. */
const opened = 'account';

/** Shows who is signed in, and opens the account dialog, whose code is loaded on demand. */
export function AccountButton() {
  const { name, role } = useAdmin();
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
        onClick={() => navigate(pathname + search, { state: opened })}
        sx={{
          minWidth: 0,
          flexShrink: 0,
          paddingInline: { xs: 0.75, sm: 1.25 },
          [hasRail]: { flexShrink: 1, gap: 1, justifyContent: 'start', textAlign: 'start' },
        }}
      >
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <PersonDoor name={name} />
        </Box>
        <Box component="span" sx={{ minWidth: 0, lineHeight: 1.2 }}>
          <Box
            component={UserRound}
            size={18}
            aria-hidden="true"
            sx={{ display: { sm: 'none' } }}
          />
          <span className="visually-hidden">Account: </span>
          <Box
            component="span"
            sx={{
              position: { xs: 'absolute', sm: 'static' },
              insetInlineEnd: 0,
              clipPath: { xs: 'inset(50%)', sm: 'none' },
            }}
          >
            {name}
          </Box>
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              display: { xs: 'none', lg: 'block' },
              color: 'text.secondary',
              fontWeight: 400,
              textTransform: 'capitalize',
            }}
          >
            {role}
          </Box>
        </Box>
      </Button>
      {open && Dialog && <Dialog onClose={close} />}
    </>
  );
}
