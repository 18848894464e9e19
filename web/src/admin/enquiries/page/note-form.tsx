import { messages } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { use, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { useUnsaved } from '../../shell/unsaved.ts';
import { TypedNoteContext } from './typed-note.ts';

/** Adds a note to the timeline; what is typed stays until it is stored. */
export function NoteForm({ enquiry }: { readonly enquiry: string }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  /** The same for every try of a note. */
  const id = useRef<string>(crypto.randomUUID());
  const isTyped = text.trim() !== '';

  useUnsaved(
    isTyped,
    useCallback(() => setText(''), []),
  );

  async function add() {
    setBusy(true);
    try {
      await callApi('addTimelineEntry', {
        id: enquiry,
        body: { id: id.current, kind: 'note', text },
      });
      id.current = crypto.randomUUID();
      setText('');
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    } finally {
      setBusy(false);
    }
  }

  useImperativeHandle(
    use(TypedNoteContext),
    () => () => (isTyped && !busy ? add() : Promise.resolve()),
  );

  return (
    <Stack
      component="form"
      aria-label="New note"
      sx={{ gap: 1, alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped && !busy) void add();
      }}
    >
      <TextField
        label="Note"
        multiline
        fullWidth
        value={text}
        onChange={({ target }) => {
          id.current = crypto.randomUUID();
          setText(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: 5000, 'aria-keyshortcuts': 'n' } }}
      />
      <BusyButton type="submit" size="small" busy={busy} busyLabel="Adding..." disabled={!isTyped}>
        Add note
      </BusyButton>
    </Stack>
  );
}
