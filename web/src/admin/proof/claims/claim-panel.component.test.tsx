import { dayAfter, localDay, storedClaim, type LedgerLine } from '@institute/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ownFactsKey } from '../../../lib/content/own-facts.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { ClaimPanel } from './claim-panel.tsx';

const show = shownScreen();

const line = (_id: string, text: string): LedgerLine => ({
  ...{ _id, kind: 'testimonial', text, path: '/placements', condition: 'backed', record: null },
});

// claims-8
test('other claims of the same source take a line each', async () => {
  const words = 'They explained it twice and then I explained it to them. '.repeat(5);
  const others = [line('b', `Keerthana, Zoho: ${words}`), line('c', 'Divya: Good')];
  const close = () => undefined;
  show(
    <ClaimPanel
      line={line('a', `Arun: ${words}`)}
      fromSame={others}
      onClose={close}
      onDone={close}
    />,
  );
  const list = page.getByRole('list', { name: 'Also from this source' });
  await expect.element(list).toBeVisible();
  const [long, short] = list.getByRole('listitem').elements();
  expect(long?.clientHeight).toBe(short?.clientHeight);
});

/** The panel of a figure, where the site is in Tamil, too, or not. */
function PanelOfFigure({ tamil }: { readonly tamil: boolean }) {
  useQueryClient().setQueryData(ownFactsKey, { tamil });
  const close = () => undefined;
  const figure = { ...line('d', '92% placed'), kind: 'home.stats', condition: 'unbacked' } as const;
  return <ClaimPanel line={figure} fromSame={[]} onClose={close} onDone={close} />;
}

const at = '2026-04-02T04:30:00.000Z';

/** A figure that stands on the site with evidence. */
const verified: LedgerLine = {
  ...line('e', '92% placed'),
  kind: 'home.stats',
  path: '/',
  record: storedClaim.parse({
    ...{ _id: 'e', kind: 'home.stats', text: '92% placed', period: '2025', basis: '563 of 612' },
    ...{ source: 'https://example.com/register', asOf: '2026-03-31', validUntil: '2027-03-31' },
    ...{ checkedBy: 'owner', createdAt: at, updatedAt: at },
  }),
};

// claims-8
test('a verified claim opens with its facts, and Edit with its fields', async () => {
  const answer = { success: false, message: 'Someone changed it' };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 500 }));
  const close = () => undefined;
  show(<ClaimPanel line={verified} fromSame={[]} onClose={close} onDone={close} />);
  await expect.element(page.getByText('563 of 612')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'How we count' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Someone changed it')).toBeVisible();
  await page.getByRole('button', { name: 'Edit evidence' }).click();
  await expect.element(page.getByLabelText('Period')).toHaveFocus();
});

// claims-8
test('once the site is in Tamil, the evidence of a figure is written in both languages', async () => {
  show(<PanelOfFigure tamil={false} />);
  await expect.element(page.getByLabelText('Basis')).toBeVisible();
  expect(page.getByLabelText('Basis in Tamil').elements()).toEqual([]);
  const day = (label: string) => (page.getByLabelText(label).element() as HTMLInputElement).value;
  expect(day('As of')).toBe(localDay(new Date()));
  expect(day('Valid until')).toBe(dayAfter(day('As of'), 364));
  const [some, rest] = document.querySelectorAll('svg[viewBox="0 0 500 20"] path');
  expect(some?.getAttribute('d')).toBe('M5 5h490.1M5 15h410.1');
  // A token that does not exist strokes nothing.
  expect(getComputedStyle(rest!).stroke).toMatch(/^rgb/);
  show(<PanelOfFigure tamil />);
  const basis = page.getByLabelText('Basis in Tamil');
  await expect.element(basis).toHaveAttribute('lang', 'ta');
  await expect.element(page.getByLabelText('Period in Tamil')).toBeVisible();
});

// claims-8, dashboard-5
test('evidence that someone else has saved meanwhile is a conflict', async () => {
  let sent: { readonly updatedAt?: string } = {};
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent = JSON.parse(String(body));
    return Response.json({ success: false, message: 'Someone changed it' }, { status: 409 });
  });
  const close = () => undefined;
  /** The ledger is read again once the fields are open. */
  function Reread() {
    const [shown, setShown] = useState(verified);
    const later = { ...verified.record!, updatedAt: '2026-04-03T04:30:00.000Z', period: '2024' };
    return (
      <>
        <button type="button" onClick={() => setShown({ ...verified, record: later })}>
          Reread
        </button>
        <ClaimPanel line={shown} fromSame={[]} onClose={close} onDone={close} />
      </>
    );
  }
  show(<Reread />);
  await page.getByRole('button', { name: 'Edit evidence' }).click();
  (page.getByText('Reread').element() as HTMLElement).click();
  await page.getByRole('button', { name: 'Save evidence' }).click();
  await expect.element(page.getByText('Someone changed it')).toBeVisible();
  expect(sent.updatedAt).toBe(at);
});
