import type { Testimonial } from '@institute/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Testimonials } from './testimonials.tsx';
import tokens from '../../../theme/tokens.css?inline';
import { createQueryClient } from '../../../lib/content/content-state.ts';

/** The styles of every page; they go with the test, for files of others share the page. */
const styles = document.createElement('style');
styles.textContent = tokens;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  styles.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const voices: Testimonial[] = Array.from({ length: 6 }, (_, index) => ({
  name: `Student ${index + 1}`,
  role: 'Developer',
  message: 'It was good.',
  image: index === 0 ? '/images/0123456789abcdef-missing.webp' : '',
}));

// home-7, media-4
test('more than three testimonials advance every 3 s, and can be paused; a letter stands for a picture that is missing', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  // A smooth scroll takes frames of the machine's time.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollAtOnce(
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await page.viewport(1280, 800);
  const place = document.createElement('div');
  document.head.prepend(styles);
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <Testimonials testimonials={voices} />
    </QueryClientProvider>,
  );
  const list = page.getByRole('list', { name: 'Testimonials' });
  const pause = page.getByRole('button', { name: 'Pause testimonials' });
  // They wait while the pointer is over them, where another test may have left it.
  await pause.hover();
  const band = list.element();
  const positionAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return Math.round(band.scrollLeft);
  };
  await expect.poll(() => positionAfter(500)).toBeGreaterThan(100);
  const [first = 0, ...starts] = [...band.querySelectorAll('li')].map((one) => one.offsetLeft);
  const step = positionAfter(0);
  expect(Math.abs(step - (starts[0]! - first))).toBeLessThanOrEqual(1);
  expect(positionAfter(2_400)).toBe(step);
  const twoSteps = positionAfter(600);
  expect(Math.abs(twoSteps - (starts[1]! - first))).toBeLessThanOrEqual(1);
  // Vitest's own click has the faked time go by while it takes place.
  (pause.element() as HTMLElement).click();
  await expect.element(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  expect(positionAfter(10_000)).toBe(twoSteps);
  await expect.element(list.getByText('S', { exact: true }).nth(5)).toBeInTheDocument();
});
