import { may } from '@institute/schema';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { liveCourses, livePosts } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { useAdmin } from '../parts/session.ts';
import { capabilityFor, tabLabel, tabPath, tabs } from '../parts/shell/tabs.ts';

interface Place {
  readonly kind: string;
  readonly label: string;
  readonly path: string;
}

/** Goes to a tab, a course or a post by its name. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { role } = useAdmin();
  const navigate = useNavigate();
  const courses = useLive(useMemo(() => liveCourses(), []));
  const posts = useLive(useMemo(() => livePosts(), []));
  const input = useRef<HTMLInputElement>(null);

  const items = (kind: string, tab: 'courses' | 'blog', live: typeof courses | typeof posts) =>
    live.status === 'ready'
      ? live.data.map(({ _id, title }) => ({ kind, label: title, path: tabPath(tab, _id) }))
      : [];
  const places: Place[] = [
    ...tabs
      .filter((tab) => may(role, capabilityFor(tab)))
      .map((tab) => ({ kind: 'Tab', label: tabLabel(tab), path: tabPath(tab) })),
    ...items('Course', 'courses', courses),
    ...items('Post', 'blog', posts),
  ];

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Go to"
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <DialogContent>
        <Autocomplete
          open
          autoHighlight
          disablePortal
          options={places}
          getOptionKey={({ path }) => path}
          renderOption={({ key, ...props }, { label, kind }) => (
            <Box component="li" key={key} {...props}>
              {label}
              <Typography component="span" variant="body2" sx={{ marginInlineStart: 'auto' }}>
                {kind}
              </Typography>
            </Box>
          )}
          noOptionsText="Nothing has this name"
          loading={courses.status === 'loading' || posts.status === 'loading'}
          onChange={(_, place) => {
            if (!place) return;
            onClose();
            void navigate(place.path);
          }}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          slotProps={{
            popper: { sx: { position: 'static !important', transform: 'none !important' } },
          }}
          renderInput={(given) => (
            <TextField {...given} inputRef={input} label="Go to a tab, course or post" />
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
