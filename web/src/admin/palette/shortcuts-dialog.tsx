import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readSwitch, storeSwitch } from '../shell/device-switch.ts';
import { singleKeysOff } from '../shell/shortcut.ts';

const shortcuts = [
  ['Ctrl+K or Cmd+K', 'Find a tab, course, post or enquiry, or run an action'],
  ['Ctrl+S or Cmd+S', 'Save'],
  ['Ctrl+Z or Cmd+Z', 'Undo'],
  ['Ctrl+. or Cmd+.', 'Go from a field to its place in the preview, and back'],
  ['Arrow keys', 'Move between tabs'],
  ['Escape', 'Close what is open'],
  ['j and k', 'Go to the next or the previous enquiry'],
  ['c, w, e and n', 'Call, write on WhatsApp or by email, or add a note to the open enquiry'],
  ['f', 'Set the next follow-up of the open enquiry'],
  ['/', 'Search enquiries'],
  ['1 to 8', 'Say what came of a call about the open enquiry'],
  ['?', 'Show this list'],
];

/** Switches keys that are pressed alone on and off, on this device (WCAG 2.1.4). */
function SingleKeys() {
  const [isOn, setOn] = useState(() => !readSwitch(singleKeysOff));
  const change = (on: boolean) => {
    storeSwitch(singleKeysOff, !on);
    setOn(on);
  };
  return (
    <Box sx={{ marginTop: 2 }}>
      <FormControlLabel
        label="Keys without Ctrl or Cmd"
        control={
          <Switch
            checked={isOn}
            onChange={(_, on) => change(on)}
            slotProps={{ input: { 'aria-describedby': 'single-keys-help' } }}
          />
        }
      />
      <FormHelperText id="single-keys-help">
        If off, single letters, digits, / and ? do nothing on this device. Search has this list too.
      </FormHelperText>
    </Box>
  );
}

/** The shortcuts of the dashboard. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.5rem 1.5rem', margin: 0 }}
        >
          {shortcuts.map(([keys, what]) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {keys}
              </Typography>
              <Typography component="dd" sx={{ margin: 0 }}>
                {what}
              </Typography>
            </Box>
          ))}
        </Box>
        <SingleKeys />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
