import { expect, test } from 'vitest';
import { mendedText } from './mended-text.ts';

const link = (text: string) => ({ text, mend: { as: 'path' as const, value: text } });
const image = (text: string) => ({ text, mend: { as: 'text' as const, value: '' } });

// health-4
test('a link is mended as the whole text and in HTML, wherever it leads there, and no other', () => {
  expect(mendedText('/coures', link('/coures'), '/courses')).toBe('/courses');
  expect(mendedText('/coures/python', link('/coures'), '/courses')).toBeUndefined();
  const html =
    '<a class="x" href="/coures?a=1&amp;b=$&">a</a><a href="/coures">b</a><a href="/coures">c</a> /coures';
  expect(mendedText(html, link('/coures'), '/courses?x=1&y="')).toBe(
    '<a class="x" href="/coures?a=1&amp;b=$&">a</a><a href="/courses?x=1&amp;y=&quot;">b</a><a href="/courses?x=1&amp;y=&quot;">c</a> /coures',
  );
  expect(mendedText(html, link('/coures?a=1&b=$&'), "/$'")).toContain(`href="/$'">a</a>`);
});

// health-4
test('an image without an alternative text gets one, and one that has its own keeps it', () => {
  const html = '<img src="/a.webp" alt=""><img src="/a.webp" alt="Door"><img src="/b.webp">';
  expect(mendedText(html, image('/a.webp'), 'A "red" $& door')).toBe(
    '<img alt="A &quot;red&quot; $&amp; door" src="/a.webp"><img src="/a.webp" alt="Door"><img src="/b.webp">',
  );
  expect(mendedText(html, image('/gone.webp'), 'A door')).toBeUndefined();
});
