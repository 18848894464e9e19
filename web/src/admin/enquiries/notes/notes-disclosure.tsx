import type { StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { readDrafts } from '../../editor/drafts/draft.ts';
import { useAdmin } from '../../shell/session.ts';
import { notesDraft } from './notes-draft.ts';
import { NotesEditor } from './notes-editor.tsx';

interface NotesDisclosureProps {
  readonly enquiry: StoredEnquiry;
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
  readonly onUnsaved: (enquiry: StoredEnquiry, unsaved: boolean) => void;
}

/** The first line of an enquiry's notes; opens all of them for editing. */
export function NotesDisclosure({ enquiry, onUpdated, onUnsaved }: NotesDisclosureProps) {
  const { uid } = useAdmin();
  const draftName = notesDraft(uid, enquiry._id);
  const [open, setOpen] = useState(() => readDrafts(localStorage, draftName).length > 0);
  const [opened, setOpened] = useState(open);
  const panel = useId();
  return (
    <div>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`Notes and follow-up for ${enquiry.name}`}
        endIcon={<span aria-hidden="true">{open ? '−' : '+'}</span>}
        sx={{ marginInlineStart: -0.5 }}
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
      >
        Notes and follow-up
      </Button>
      {!open && enquiry.notes && (
        <Typography variant="body2" noWrap>
          {enquiry.notes}
        </Typography>
      )}
      {/* Once opened, it stays mounted when closed, to keep what was typed. */}
      <Box id={panel} hidden={!open}>
        {opened && (
          <NotesEditor
            enquiry={enquiry}
            draftName={draftName}
            onUpdated={onUpdated}
            onUnsaved={onUnsaved}
          />
        )}
      </Box>
    </div>
  );
}
