import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enlargeText } from '../../../lib/page/test-large-text.ts';
import base from '../../../theme/base.css?inline';
import ticket from './class-ticket.module.css';

// tamil-21
test('the names of facts on a ticket are not broken, however long a word is', async () => {
  await page.viewport(390, 700);
  const style = document.createElement('style');
  style.textContent = base;
  document.head.prepend(style);
  document.body.innerHTML = `<aside class="${ticket['ticket']}" style="width: 330px"><div class="${ticket['card']}">
    <dl><dt>பயிற்சியாளர்கள்</dt><dd>Dr. Priya Venkatesan</dd></dl></div></aside>`;
  const words = document.createRange();
  words.selectNodeContents(page.getByText('பயிற்சியாளர்கள்').element());
  const rows = new Set([...words.getClientRects()].map(({ top }) => top));
  style.remove();
  expect(rows.size).toBe(1);
});

// routes-9
test('with text twice as large the facts on a ticket have its whole width', async () => {
  await page.viewport(390, 700);
  enlargeText();
  document.body.innerHTML = `<aside class="${ticket['ticket']}" style="width: 350px"><div class="${ticket['card']}">
    <dl><dt>What</dt><dd>Python</dd></dl></div></aside>`;
  const { width } = page.getByText('Python').element().getBoundingClientRect();
  const { fontWeight } = getComputedStyle(page.getByText('Python').element());
  expect(width).toBeGreaterThan(200);
  expect(fontWeight).toBe('600');
});
