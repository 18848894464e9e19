import { messages } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { use, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { useUnsaved } from '../../shell/unsaved.ts';
import { actionsHeight } from './lead-actions.tsx';
import { TypedNoteContext } from './typed-note.ts';
import { useKeptNote } from './use-kept-note.ts';

/** What was typed while a note was saved. */
const withoutSaved = (typed: string, saved: string): string =>
  typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed;

/** Adds a note to the timeline; what is typed stays until it is stored, in the browser too. */
export function NoteForm({ enquiry }: { readonly enquiry: string }) {
  const { text, setText, typed, id } = useKeptNote(enquiry);
  const [busy, setBusy] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTyped = text.trim() !== '';

  useUnsaved(
    isTyped,
    useCallback(() => setText(''), [setText]),
  );

  async function add() {
    setBusy(true);
    try {
      await callApi('addTimelineEntry', {
        id: enquiry,
        body: { id: id.current, kind: 'note', text },
      });
      // Without a text the button is disabled, and would lose the focus of the keyboard.
      if (button.current?.matches(':focus-visible')) field.current?.focus();
      setText(withoutSaved(typed.current, text));
      setIsAdded(true);
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
      direction="row"
      sx={{
        gap: 1,
        alignItems: 'end',
        position: { xs: 'fixed', lg: 'sticky' },
        insetInline: 0,
        // Above what reaches them on phones, at the foot of the panel else.
        bottom: { xs: actionsHeight, lg: '-1.5rem' },
        zIndex: { xs: 1110, lg: 1 },
        marginTop: 'auto',
        marginInline: { lg: '-1.25rem -1.5rem' },
        marginBottom: { lg: '-1.5rem' },
        padding: { xs: 1, lg: '0.625rem 1.5rem 0.625rem 1.25rem' },
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: { xs: 'background.default', lg: 'background.paper' },
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped && !busy) void add();
      }}
    >
      <TextField
        inputRef={field}
        placeholder="Note"
        multiline
        maxRows={6}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsAdded(false);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          // In an input method Escape ends the word only.
          if (key === 'Escape' && !nativeEvent.isComposing)
            document.querySelector<HTMLElement>('#lead')?.focus({ preventScroll: true });
        }}
        slotProps={{
          htmlInput: { maxLength: 5000, 'aria-label': 'Note', 'aria-keyshortcuts': 'n' },
        }}
      />
      <BusyButton
        ref={button}
        type="submit"
        variant="outlined"
        busy={busy}
        busyLabel="Adding..."
        disabled={!isTyped}
        sx={{ flexShrink: 0 }}
      >
        Add note
      </BusyButton>
      <span role="status" className="visually-hidden">
        {isAdded && 'Note added'}
      </span>
    </Stack>
  );
}
