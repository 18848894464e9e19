import { matchesSearch, may } from '@institute/schema';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { useSettled } from '../parts/list/use-settled.ts';
import { useAdmin } from '../parts/session.ts';
import { capabilityFor, tabLabel, tabPath, tabs } from '../parts/shell/tabs.ts';

interface Place {
  readonly kind: string;
  readonly label: string;
  readonly path: string;
}

/** Courses and posts that match, the first of each. */
async function findItems(search: string): Promise<Place[]> {
  const [courses, posts] = await Promise.all([
    callApi('listCourseRows', { query: { search } }),
    callApi('listPostRows', { query: { search } }),
  ]);
  const placesOf = (
    kind: string,
    tab: 'courses' | 'blog',
    items: typeof courses.items | typeof posts.items,
  ) => items.map(({ _id, title }) => ({ kind, label: title, path: tabPath(tab, _id) }));
  return [
    ...placesOf('Course', 'courses', courses.items),
    ...placesOf('Post', 'blog', posts.items),
  ];
}

/** Goes to a tab, a course or a post by its name. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { role } = useAdmin();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const { data, isFetching } = useQuery({
    queryKey: ['names', search],
    queryFn: () => findItems(search),
    placeholderData: keepPreviousData,
  });
  const input = useRef<HTMLInputElement>(null);

  const places: Place[] = [
    ...tabs
      .filter((tab) => may(role, capabilityFor(tab)))
      .map((tab) => ({ kind: 'Tab', label: tabLabel(tab), path: tabPath(tab) })),
    ...(data ?? []),
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
          loading={isFetching}
          // The API has found the courses and posts.
          filterOptions={(all) =>
            all.filter(({ kind, label }) => kind !== 'Tab' || matchesSearch(label, typed))
          }
          onInputChange={(_, value) => setTyped(value)}
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
