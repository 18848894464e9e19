import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CornerDownLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFound } from './use-found.ts';

interface PaletteProps {
  readonly onClose: () => void;
  /** The list of shortcuts is to be shown instead. */
  readonly onShortcuts: () => void;
}

/** Goes to a tab, a course, a post or an enquiry by its name, and runs what can be done here. */
export function CommandPalette({ onClose, onShortcuts }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const { found, isSearching, failed } = useFound(typed);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{
        paper: { 'aria-label': 'Search or jump to' },
        transition: { onEntered: () => input.current?.focus() },
      }}
    >
      <DialogContent>
        <Autocomplete
          open
          autoHighlight
          disablePortal
          options={found}
          getOptionKey={({ key }) => key}
          renderOption={({ key, ...props }, { label, kind, icon: Icon = CornerDownLeft }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
              <Box component={Icon} size={18} aria-hidden="true" sx={{ flexShrink: 0 }} />
              <Box
                component="span"
                sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {label}
              </Box>
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ marginInlineStart: 'auto' }}
              >
                {kind}
              </Typography>
            </Box>
          )}
          noOptionsText={failed ? 'The search failed. Try again in a moment.' : 'No results'}
          loading={isSearching}
          filterOptions={(all) => all}
          onInputChange={(_, value) => setTyped(value)}
          onChange={(_, chosen) => {
            if (!chosen) return;
            onClose();
            // Once the palette is gone: what runs may open a dialog, or move the focus.
            setTimeout(chosen.run);
          }}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          slotProps={{
            popper: { sx: { position: 'static !important', transform: 'none !important' } },
          }}
          renderInput={(given) => (
            <TextField
              {...given}
              inputRef={input}
              label="Find a tab, course, post, enquiry or action"
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onShortcuts}>Keyboard shortcuts</Button>
      </DialogActions>
    </Dialog>
  );
}
