import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Figures } from './figures.tsx';

let root: Root | undefined;
let prefersStill = false;

beforeEach(() => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? ({ matches: prefersStill } as MediaQueryList)
      : matchMedia.call(window, query),
  );
});

afterEach(() => {
  root?.unmount();
  scrollTo(0, 0);
  vi.restoreAllMocks();
});

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number) => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });

const values = () => [...document.querySelectorAll('dd')];

const drawn = () => values().map((each) => each.querySelector('span')?.dataset['drawn']);

/** Figures below what is in view. */
async function show(): Promise<void> {
  const place = document.createElement('div');
  place.style.marginBlockStart = '300vh';
  document.body.replaceChildren(place);
  root = createRoot(place);
  const figures = [
    { value: '1,00,000+', label: 'Students' },
    { value: '₹6.5 LPA', label: 'Average' },
    { value: '24x7', label: 'Labs' },
  ];
  root.render(<Figures name="In numbers" figures={figures} moving />);
  await expect.poll(() => values().length).toBe(3);
  await frames(3);
}

const final = ['1,00,000+', '₹6.5 LPA', '24x7'];

// home-2, home-3
test('figures count up for 2.5 s when they come into view, not before', async () => {
  prefersStill = false;
  await show();
  expect(drawn()).toEqual([undefined, undefined, undefined]);
  const [first] = values();
  const seen: string[] = [];
  const read = new Set<string>();
  const changes = new MutationObserver(() => {
    seen.push(drawn()[0] ?? 'final');
    for (const { textContent } of values()) read.add(textContent);
  });
  changes.observe(first!, { attributes: true, subtree: true });
  const began = performance.now();
  first!.scrollIntoView();
  await expect.poll(() => seen.at(-1)).toBe('final');
  changes.disconnect();
  expect(performance.now() - began).toBeGreaterThan(2_400);
  await expect.poll(drawn).toEqual([undefined, undefined, undefined]);
  // What is read, copied and printed is the value, also while it is drawn.
  expect([...read]).toEqual(final);
  const numbers = seen.slice(0, -1).map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

// home-3
test('figures do not move for visitors who prefer reduced motion', async () => {
  prefersStill = true;
  await show();
  values()[0]!.scrollIntoView();
  await frames(5);
  expect(drawn()).toEqual([undefined, undefined, undefined]);
  expect(values().map(({ textContent }) => textContent)).toEqual(final);
});
