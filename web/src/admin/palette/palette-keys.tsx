import { lazy, Suspense, useEffect, useState } from 'react';
import { SectionBoundary } from '../shell/section-boundary.tsx';
import { shortcutOf } from '../shell/shortcut.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the palette by Ctrl+K or Cmd+K, and the list of shortcuts by "?" (dashboard-23). */
export function PaletteKeys() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      // Never over a question or another dialog.
      if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      if (shortcutOf(event) === 'k') setOpen('palette');
      else if (event.key === '?' && !isTyping(event.target)) setOpen('shortcuts');
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = () => setOpen(undefined);
  if (!open) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense fallback={null}>
        {open === 'palette' ? (
          <CommandPalette onClose={close} />
        ) : (
          <ShortcutsDialog onClose={close} />
        )}
      </Suspense>
    </SectionBoundary>
  );
}
