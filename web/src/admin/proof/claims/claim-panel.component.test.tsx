import type { LedgerLine } from '@institute/schema';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
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
  const figure: LedgerLine = { ...line('d', '92% placed'), kind: 'home.stats' };
  return <ClaimPanel line={figure} fromSame={[]} onClose={close} onDone={close} />;
}

// claims-8
test('once the site is in Tamil, the evidence of a figure is written in both languages', async () => {
  show(<PanelOfFigure tamil={false} />);
  await expect.element(page.getByLabelText('Basis')).toBeVisible();
  expect(page.getByLabelText('Basis in Tamil').elements()).toEqual([]);
  const [some, rest] = document.querySelectorAll('svg[viewBox="0 0 500 20"] path');
  expect(some?.getAttribute('d')).toBe('M5 5h490.1M5 15h410.1');
  // A token that does not exist strokes nothing.
  expect(getComputedStyle(rest!).stroke).toMatch(/^rgb/);
  show(<PanelOfFigure tamil />);
  const basis = page.getByLabelText('Basis in Tamil');
  await expect.element(basis).toHaveAttribute('lang', 'ta');
  await expect.element(page.getByLabelText('Period in Tamil')).toBeVisible();
});
