import { messages, personRequest, type EndpointBody } from '@institute/schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { useConfirm } from '../dialogs/confirm-context.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { saveFile } from './save-file.ts';

type Task = 'export' | 'erase';
type Person = EndpointBody<'exportPerson'>;

const texts = messages.privacyRequest;

/** What is typed is an email address or, without an @, a phone number. */
function personOf(typed: string): Person {
  const text = typed.trim();
  if (text === '') return {};
  return text.includes('@') ? { email: text } : { phone: text };
}

/** What is wrong with whom the request is about. */
const problemWith = (person: Person): string | undefined =>
  personRequest.safeParse(person).error?.issues[0]?.message;

function reasonOf(error: unknown, task: Task): string {
  if (!(error instanceof ApiError)) return texts.failure[task];
  const { phone, email } = error.fields;
  return phone ?? email ?? (error.message || texts.failure[task]);
}

function PrivacyRequestDialog({ onClose }: { readonly onClose: () => void }) {
  const confirm = useConfirm();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<Task>();
  const input = useRef<HTMLInputElement>(null);
  /** Of the erasure, so that another try continues its record. */
  const id = useRef(crypto.randomUUID());

  /** Not while it works: nobody would see how that ended. */
  function close(): void {
    if (busy === undefined) onClose();
  }

  function fail(text: string): void {
    setProblem(text);
    input.current?.focus();
  }

  async function exportPerson(person: Person): Promise<void> {
    const held = await callApi('exportPerson', { body: person });
    if (held.enquiries.length === 0) return fail(texts.nothing);
    const day = held.exportedAt.slice(0, 10);
    const content = JSON.stringify(held, null, 2);
    saveFile(`personal-data-${day}.json`, 'application/json', content);
    notify('success', texts.exported);
    onClose();
  }

  async function erasePerson(person: Person): Promise<void> {
    const count = (await callApi('exportPerson', { body: person })).enquiries.length;
    if (count === 0) return fail(texts.nothing);
    setBusy(undefined);
    const agreed = await confirm({
      title: `Erase everything about “${typed.trim()}”?`,
      text: texts.question(count),
      agree: 'Erase for good',
      destructive: true,
    });
    if (!agreed) return;
    setBusy('erase');
    await callApi('erasePerson', { body: { ...person, id: id.current } });
    notify('success', texts.erased);
    onClose();
  }

  async function run(task: Task): Promise<void> {
    const person = personOf(typed);
    const wrong = problemWith(person);
    if (wrong !== undefined) return fail(wrong);
    setProblem(undefined);
    setBusy(task);
    try {
      await (task === 'export' ? exportPerson : erasePerson)(person);
    } catch (error) {
      fail(reasonOf(error, task));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="privacy-request"
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <DialogTitle id="privacy-request">Privacy request</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run('export');
        }}
      >
        <DialogContent>
          <DialogContentText sx={{ marginBottom: 2 }}>{texts.about}</DialogContentText>
          <TextField
            label="Phone number or email address"
            required
            autoComplete="off"
            inputRef={input}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
              id.current = crypto.randomUUID();
            }}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button disabled={busy !== undefined} onClick={close}>
            Cancel
          </Button>
          <BusyButton
            variant="outlined"
            color="error"
            busy={busy === 'erase'}
            busyLabel="Erasing..."
            disabled={busy !== undefined}
            onClick={() => void run('erase')}
          >
            Erase
          </BusyButton>
          <BusyButton
            type="submit"
            busy={busy === 'export'}
            busyLabel="Exporting..."
            disabled={busy !== undefined}
          >
            Export
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Gives people their data, or erases it, when they ask for it (docs/privacy.md). */
export function PrivacyRequest() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Privacy request
      </Button>
      {open && <PrivacyRequestDialog onClose={() => setOpen(false)} />}
    </>
  );
}
