import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { rememberPopupShown, popupWasShown } from '../../lib/enquiries/popup-shown.ts';
import type { EnquiryDialog } from './enquiry-dialog.tsx';
import { EnquiryPopupContext } from './enquiry-popup-context.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { watchOwnScroll } from './watch-own-scroll.ts';

/** Whether the popup would come over what the visitor uses: a field, a dialog, or a booking in sight. */
function isBusy(): boolean {
  const uses = 'input, select, textarea, [contenteditable]';
  if (document.activeElement?.matches(uses)) return true;
  return [...document.querySelectorAll('dialog[open], [data-booking]')].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** Calls back at the end of the visitor's own first scroll, once ever (popup-2), unless they are busy (popup-3). */
function FirstScroll({ onFirstScroll }: { readonly onFirstScroll: () => void }) {
  useEffect(() => {
    if (popupWasShown()) return;
    const stop = watchOwnScroll(() => {
      if (isBusy()) return;
      stop();
      if (!popupWasShown()) onFirstScroll();
    });
    return stop;
  }, [onFirstScroll]);
  return null;
}

interface Opened {
  readonly Dialog: typeof EnquiryDialog;
  /** What was pressed for it; nothing where it opened by itself. */
  readonly pressed?: HTMLElement;
}

const loadDialog = async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog;

/** Prefetches the popup's code; if that fails, opening it retries. */
async function preloadDialog(): Promise<void> {
  await loadDialog().catch(() => undefined);
}

/** Provides the Quick Enquiry popup, and opens it by itself once. */
export function EnquiryPopup({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opening, setOpening] = useState(false);
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpened(null);
  }

  const open = useCallback(
    async (pressed: HTMLElement) => {
      setOpening(true);
      try {
        setOpened({ Dialog: await loadDialog(), pressed });
      } catch {
        await navigate(paths.contact);
      } finally {
        setOpening(false);
      }
    },
    [navigate],
  );
  const control = useMemo(
    () => ({ open: (pressed: HTMLElement) => void open(pressed), opening }),
    [open, opening],
  );

  function close(): void {
    setOpened(null);
    // Safari does not focus a link that is pressed: the dialog alone does not bring the focus back.
    opened?.pressed?.focus({ preventScroll: true });
  }

  const openByItself = useCallback(async () => {
    try {
      const Dialog = await loadDialog();
      rememberPopupShown();
      setOpened((already) => already ?? { Dialog });
    } catch {
      // Not requested by the visitor, so no error; the next page retries.
    }
  }, []);

  useEffect(() => whenIdle(preloadDialog), []);

  return (
    <EnquiryPopupContext value={control}>
      {children}
      <FirstScroll key={pathname} onFirstScroll={openByItself} />
      {opened && (
        <opened.Dialog
          key={opened.pressed ? 'asked' : 'sheet'}
          asked={!!opened.pressed}
          onClose={close}
        />
      )}
    </EnquiryPopupContext>
  );
}
