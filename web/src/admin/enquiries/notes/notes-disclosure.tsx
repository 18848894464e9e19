import type { StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { readDrafts } from '../../editor/drafts/draft.ts';
import { useAdmin } from '../../shell/session.ts';
import { notesDraft } from './notes-draft.ts';
import { NotesEditor } from './notes-editor.tsx';

interface NotesDisclosureProps {
  readonly enquiry: StoredEnquiry;
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** Opens what the staff can correct and note of an enquiry. */
export function NotesDisclosure({ enquiry, onUpdated }: NotesDisclosureProps) {
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
        aria-label={`Edit details of ${enquiry.name}`}
        endIcon={<span aria-hidden="true">{open ? '−' : '+'}</span>}
        sx={{ marginInlineStart: -0.5 }}
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
      >
        Edit details
      </Button>
      {/* Once opened, it stays mounted when closed, to keep what was typed. */}
      <Box id={panel} hidden={!open}>
        {opened && <NotesEditor enquiry={enquiry} draftName={draftName} onUpdated={onUpdated} />}
      </Box>
    </div>
  );
}
