import type { LedgerLine } from '@institute/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
