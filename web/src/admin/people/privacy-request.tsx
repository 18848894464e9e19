import {
  localDay,
  personRequest,
  privacyRequestTexts,
  type EndpointBody,
  type PersonExport,
} from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { InputDialog } from '../shell/dialogs/input-dialog.tsx';
import { ErasureReview, isAll } from './erasure-review.tsx';
import { saveFile } from '../shell/files/save-file.ts';

type Task = 'export' | 'erase';
type Person = EndpointBody<'exportPerson'>;

const texts = privacyRequestTexts;

interface Problem {
  readonly of: 'contact' | 'name';
  readonly text: string;
}

/** What was typed: an email address or, without an @, a phone number. */
function contactOf(typed: string): Person {
  const text = typed.trim();
  if (text === '') return {};
  return text.includes('@') ? { email: text } : { phone: text };
}

/** The error in the typed person, if any. */
function problemWith(person: Person): Problem | undefined {
  const [issue] = personRequest.safeParse(person).error?.issues ?? [];
  return issue && { of: issue.path[0] === 'name' ? 'name' : 'contact', text: issue.message };
}

function problemOf(error: unknown, task: Task): Problem {
  if (!(error instanceof ApiError)) return { of: 'contact', text: texts.failure[task] };
  const { phone, email, name } = error.fields;
  if (name !== undefined) return { of: 'name', text: name };
  return { of: 'contact', text: phone ?? email ?? (error.message || texts.failure[task]) };
}

const isEmpty = ({ enquiries, content }: PersonExport): boolean =>
  enquiries.length + content.length === 0;

function PrivacyRequestDialog({ onClose }: { readonly onClose: () => void }) {
  const [contact, setContact] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState<Task>();
  /** The data found for an erasure, until it is confirmed. */
  const [found, setFound] = useState<PersonExport>();
  const contactInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  /** Id of the erasure, so that a retry continues it. */
  const id = useRef(crypto.randomUUID());

  /** Not closable while busy: the outcome would be lost. */
  function close(): void {
    if (busy === undefined) onClose();
  }

  const person = (): Person => ({
    ...contactOf(contact),
    ...(name.trim() !== '' && { name: name.trim() }),
  });

  function fail(wrong: Problem): void {
    setProblem(wrong);
    (wrong.of === 'name' ? nameInput : contactInput).current?.focus();
  }

  const failEmpty = (): void => fail({ of: 'contact', text: texts.nothing });

  function change(set: (typed: string) => void, typed: string): void {
    set(typed);
    setProblem(undefined);
    id.current = crypto.randomUUID();
  }

  function save(held: PersonExport): void {
    const day = localDay(new Date(held.exportedAt));
    const content = JSON.stringify(held, null, 2);
    saveFile(`personal-data-${day}.json`, 'application/json', content);
    notify('success', texts.exported);
    onClose();
  }

  async function run(task: Task, work: () => Promise<void>): Promise<void> {
    const wrong = problemWith(person());
    if (wrong !== undefined) return fail(wrong);
    setProblem(undefined);
    setBusy(task);
    try {
      await work();
    } catch (error) {
      fail(problemOf(error, task));
    } finally {
      setBusy(undefined);
    }
  }

  const find = (task: Task, then: (held: PersonExport) => void): Promise<void> =>
    run(task, async () => {
      const held = await callApi('exportPerson', { body: person() });
      if (isEmpty(held)) failEmpty();
      else then(held);
    });

  const erase = (held: PersonExport, content: string[]): Promise<void> =>
    run('erase', async () => {
      setFound(undefined);
      await callApi('erasePerson', { body: { ...person(), id: id.current, content } });
      notify('success', isAll(held.content, content) ? texts.erased : texts.erasedInPart);
      onClose();
    });

  const helpOf = (field: Problem['of']) => ({
    error: problem?.of === field,
    helperText: problem?.of === field ? problem.text : undefined,
    slotProps: { formHelperText: { role: 'alert' } },
  });

  return (
    <InputDialog
      isBusy={busy !== undefined}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="privacy-request"
      slotProps={{ transition: { onEnter: () => contactInput.current?.focus() } }}
    >
      <DialogTitle id="privacy-request">Privacy request</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find('export', save);
        }}
      >
        <DialogContent>
          <DialogContentText sx={{ marginBottom: 2 }}>{texts.about}</DialogContentText>
          <Stack data-labels="above" sx={{ gap: 2 }}>
            <TextField
              label="Phone number or email address"
              autoComplete="off"
              inputRef={contactInput}
              value={contact}
              onChange={(event) => change(setContact, event.target.value)}
              {...helpOf('contact')}
            />
            <TextField
              label="Name, as it appears on the site"
              autoComplete="off"
              inputRef={nameInput}
              value={name}
              onChange={(event) => change(setName, event.target.value)}
              {...helpOf('name')}
            />
          </Stack>
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
            onClick={() => void find('erase', setFound)}
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
      {found && (
        <ErasureReview
          whose={contact.trim() || name.trim()}
          found={found}
          onCancel={() => setFound(undefined)}
          onErase={(content) => void erase(found, content)}
        />
      )}
    </InputDialog>
  );
}

/** Exports or erases a person's data on request (docs/privacy.md). */
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
