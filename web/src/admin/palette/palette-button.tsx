import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Search } from 'lucide-react';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { OnDemand } from '../shell/on-demand.tsx';
import { hasRail } from '../shell/rail.ts';
import { shortcutOf, singleKeyOf } from '../shell/shortcut.ts';

const commandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
);

const shortcutsDialog = lazyComponent(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]');

/** Keeps what is typed while the palette's code loads. */
function TypedAhead({ setTyped }: { readonly setTyped: Dispatch<SetStateAction<string>> }) {
  useEffect(() => {
    function keep(event: KeyboardEvent): void {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      setTyped((typed) => typed + event.key);
      event.preventDefault();
    }
    addEventListener('keydown', keep, true);
    return () => removeEventListener('keydown', keep, true);
  }, [setTyped]);
  return null;
}

const onlyWide = { display: 'none', [hasRail]: { display: 'inline' } } as const;

/** Opens the palette, as Ctrl+K or Cmd+K does; "?" opens the list of shortcuts (dashboard-23). */
export function PaletteButton() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      // Never over a question or another dialog.
      if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      if (shortcutOf(event) === 'k') setOpen('palette');
      else if (singleKeyOf(event) === '?' && !isTyping(event.target)) setOpen('shortcuts');
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  function close(): void {
    setOpen(undefined);
    setTyped('');
  }
  return (
    <>
      <ButtonBase
        aria-label="Search or do"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
        sx={{
          minWidth: 36,
          height: 40,
          gap: 1,
          borderRadius: 1,
          color: 'text.secondary',
          [hasRail]: {
            width: '26rem',
            height: 36,
            marginInlineEnd: 'auto',
            paddingInline: 1.25,
            justifyContent: 'start',
            border: '1px solid var(--control-line)',
            backgroundColor: 'background.paper',
            '&::after': { content: '"Ctrl K"', marginInlineStart: 'auto', fontSize: '0.8125rem' },
          },
        }}
      >
        <Search size={18} aria-hidden="true" />
        <Box component="span" sx={onlyWide}>
          Search or do…
        </Box>
      </ButtonBase>
      {open && (
        <OnDemand meanwhile={<TypedAhead setTyped={setTyped} />}>
          {open === 'palette' ? (
            <commandPalette.Component
              typedBefore={typed}
              onClose={close}
              onShortcuts={() => setOpen('shortcuts')}
            />
          ) : (
            <shortcutsDialog.Component onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}
