import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import tokens from '../../theme/tokens.css?inline';
import base from '../../theme/base.css?inline';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { useEnquiryPopup } from './enquiry-popup-context.ts';
import { EnquiryPopup } from './enquiry-popup.tsx';
import { createQueryClient } from '../../lib/content/content-state.ts';

const styles = document.createElement('style');
styles.textContent = tokens + base;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  styles.remove();
  sessionStorage.clear();
});

function show(children: ReactNode): void {
  document.head.prepend(styles);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ContentContext value={contentQueries({} as ContentSource)}>{children}</ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

/** Drags the sheet down by its header, by so many pixels: beyond the header, whose pointer it therefore keeps. */
function drag(sheet: Element, down: number): void {
  const head = sheet.querySelector('header')!;
  const capture = vi.spyOn(head, 'setPointerCapture').mockReturnValue();
  for (const [type, clientY] of [
    ['pointerdown', 600],
    ['pointermove', 600 + down],
    ['pointerup', 600 + down],
  ] as const)
    head.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, pointerId: 7 }));
  expect(capture).toHaveBeenCalledWith(7);
}

// popup-11
test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => page.getByRole('button', { name: 'Close', exact: true }).click()],
  ['a swipe', (sheet: Element) => drag(sheet, 100)],
])('on a phone the sheet closes by %s, not by a short drag', async (_name, close) => {
  await page.viewport(390, 844);
  const closed = vi.fn<() => void>();
  show(<EnquiryDialog asked={false} onClose={closed} />);
  const sheet = page.getByRole('dialog', { name: 'Quick Enquiry' });
  await expect.element(sheet).toBeVisible();
  drag(sheet.element(), 40);
  expect(closed).not.toHaveBeenCalled();
  await close(sheet.element());
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

function Opener() {
  const { open } = useEnquiryPopup();
  return (
    <a href="#enquiry" onClick={({ currentTarget }) => open(currentTarget)}>
      Enquire
    </a>
  );
}

// popup-6
test('the focus goes back to the link that was pressed, also in a browser that does not focus what is pressed', async () => {
  show(
    <EnquiryPopup>
      <Opener />
    </EnquiryPopup>,
  );
  const link = page.getByRole('link', { name: 'Enquire' });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).click();
  expect(document.activeElement).toBe(document.body);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(link.element());
});
