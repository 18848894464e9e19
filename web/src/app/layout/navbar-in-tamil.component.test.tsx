import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/tokens.css';
import '../../theme/base.css';
import button from '../../components/button.module.css';
import navbar from './navbar.module.css';
import '../../texts/ta/face.css';

afterEach(() => document.documentElement.removeAttribute('style'));

// tamil-8
test('in letters twice as large, the words of the button in the navbar stay within it', async () => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = '200%';
  document.body.innerHTML = `<header class="${navbar['navbar']}"><div class="wrap ${navbar['bar']}">
    <a class="${navbar['logo']}"><svg class="${navbar['mark']}"></svg></a>
    <a class="${navbar['language']}" hreflang="en">English</a>
    <a class="${button['button']}" data-kind="primary">விசாரிக்க</a>
    <button class="${navbar['toggle']}" popovertarget="x"></button></div></header>`;
  await document.fonts.ready;
  const place = page.getByText('விசாரிக்க').element();
  const words = document.createRange();
  words.selectNodeContents(place);
  const [box, text] = [place.getBoundingClientRect(), words.getBoundingClientRect()];
  expect(text.left).toBeGreaterThanOrEqual(box.left);
  expect(text.right).toBeLessThanOrEqual(box.right);
});
