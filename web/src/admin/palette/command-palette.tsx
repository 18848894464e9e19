import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { CornerDownLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { Key } from '../shell/key.tsx';
import { openRow } from '../shell/open-row.ts';
import { markMatches } from './mark-matches.ts';
import { useFound } from './use-found.ts';

/** A label in which what was typed is marked. */
const Label = ({ text, typed }: { readonly text: string; readonly typed: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      minWidth: 0,
      '&::first-letter': { textTransform: 'uppercase' },
      '& mark': {
        borderRadius: '2px',
        backgroundColor: 'var(--turmeric-wash)',
        color: 'inherit',
        fontWeight: 650,
      },
    }}
  >
    {markMatches(text, typed).map(({ part, isMatch }, index) =>
      isMatch ? <mark key={index}>{part}</mark> : part,
    )}
  </Box>
);

/** As soon as it is there: before the next key. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

interface PaletteProps {
  /** What was typed before its field was there. */
  readonly typedBefore: string;
  readonly onClose: () => void;
  /** The list of shortcuts is to be shown instead. */
  readonly onShortcuts: () => void;
}

/** Goes to a tab, a course, a post or an enquiry by its name, and runs what can be done here. */
export function CommandPalette({ typedBefore, onClose, onShortcuts }: PaletteProps) {
  const [typed, setTyped] = useState(typedBefore);
  const { found, isSearching, failed } = useFound(typed);

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={{
        '& .MuiDialog-container': { alignItems: 'start' },
        '& .MuiDialog-paper': { marginBlock: { xs: 2, sm: 8 }, marginInline: 2, width: '100%' },
      }}
      slotProps={{
        paper: { 'aria-label': 'Search or jump to' },
      }}
    >
      <Autocomplete
        open
        autoHighlight
        disablePortal
        options={found}
        groupBy={({ kind }) => kind}
        renderGroup={({ key, group, children }) => (
          <div key={key} role="group" aria-label={group}>
            <Box
              aria-hidden="true"
              sx={{
                padding: '0.5rem 1rem 0.25rem',
                color: 'text.secondary',
                fontSize: '0.8125rem',
              }}
            >
              {group}
            </Box>
            <Box component="ul" role="none" sx={{ padding: 0 }}>
              {children}
            </Box>
          </div>
        )}
        getOptionKey={({ key }) => key}
        renderOption={({ key, ...props }, { label, icon: Icon = CornerDownLeft }) => (
          <Box component="li" key={key} {...props}>
            <Box component={Icon} size={18} aria-hidden="true" sx={{ flexShrink: 0 }} />
            <Label text={label} typed={typed} />
            <Key>↵</Key>
          </Box>
        )}
        noOptionsText={failed ? 'The search failed. Try again in a moment.' : 'No results'}
        loading={isSearching}
        filterOptions={(all) => all}
        inputValue={typed}
        onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
        onChange={(_, chosen) => {
          if (!chosen) return;
          onClose();
          // Once the palette is gone: what runs may open a dialog, or move the focus.
          setTimeout(chosen.run);
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important' } },
          paper: { elevation: 0, square: true },
          listbox: {
            component: 'div',
            'aria-label': 'Results',
            'aria-labelledby': undefined,
            sx: {
              padding: 0,
              '& .MuiAutocomplete-option': {
                gap: 1.5,
                minHeight: 44,
                paddingInline: 2,
                '& kbd': { visibility: 'hidden', marginInlineStart: 'auto' },
                '&.Mui-focused': {
                  ...openRow,
                  '& kbd': { visibility: 'visible' },
                },
              },
            },
          },
        }}
        renderInput={({ slotProps: { input: field, htmlInput } }) => (
          <Stack
            ref={field.ref}
            direction="row"
            sx={{
              alignItems: 'center',
              gap: 1.5,
              paddingInline: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Search size={20} aria-hidden="true" />
            <InputBase
              inputRef={focus}
              placeholder="Search or do…"
              inputProps={{
                ...htmlInput,
                'aria-label': 'Find a tab, course, post, enquiry or action',
              }}
              sx={{ flex: 1, minHeight: 56, fontSize: '1.0625rem' }}
            />
            <Key>Esc</Key>
          </Stack>
        )}
      />
      <Stack
        direction="row"
        sx={{
          gap: 2,
          alignItems: 'center',
          paddingInline: 2,
          paddingBlock: 0.5,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          // Phones have no such keys.
          '& > span': { display: { xs: 'none', sm: 'inline' } },
        }}
      >
        <span aria-hidden="true">
          <Key>↑</Key> <Key>↓</Key> choose
        </span>
        <span aria-hidden="true">
          <Key>↵</Key> open
        </span>
        <Button size="small" onClick={onShortcuts} sx={{ marginInlineStart: 'auto' }}>
          Keyboard shortcuts
        </Button>
      </Stack>
    </Dialog>
  );
}
