import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { enlargeText } from '../../lib/page/test-large-text.ts';
import { EnquiryHead } from './enquiry-head.tsx';

const show = shownScreen();

// enquiries-40
test('on a phone the list has its heading, on the line that says who waits', async () => {
  await page.viewport(390, 844);
  show(
    <div style={{ overflowWrap: 'anywhere' }}>
      <EnquiryHead
        count="23 enquiries"
        waiting="12 wait for an answer, 3 are late"
        isFiltered={false}
        isBesideLead={false}
        onNew={() => undefined}
        onBoard={() => undefined}
        views={<p>All 23</p>}
      >
        {null}
      </EnquiryHead>
    </div>,
  );
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const heading = page.getByRole('heading', { name: 'Enquiries' });
  await expect.element(heading).toBeVisible();
  const [title, waiting] = [boxOf(heading), boxOf(page.getByText(/^12 wait/))];
  const views = boxOf(page.getByText('All 23'));
  expect(waiting.left).toBeGreaterThan(title.right);
  expect(views.top).toBeGreaterThanOrEqual(waiting.bottom);
  expect(views.top).toBeLessThan(title.top + 48);
  // No word is broken.
  enlargeText();
  const words = document.createRange();
  words.selectNodeContents(heading.element());
  expect(words.getClientRects()).toHaveLength(1);
});
