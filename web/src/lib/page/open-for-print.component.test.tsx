import { expect, test } from 'vitest';
import { openForPrint } from './open-for-print.ts';

// routes-10
test('what is closed is open while a page is printed, and closed after it', () => {
  document.body.innerHTML = '<main><details open>A</details><details>B</details></main>';
  openForPrint();
  const open = () => [...document.querySelectorAll('details')].map((each) => each.open);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false]);
});
