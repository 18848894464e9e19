import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const attacks = [
  '<script>attacked()</script>',
  '</title></a><img src=x onerror=attacked()>',
  `"' onfocus=attacked() autofocus x='`,
  '&lt;img src=x onerror=attacked()&gt;',
];

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The offline page where one other page is kept, with a title as the server writes it. */
async function offlineWith(title: string): Promise<string> {
  const html = `<title>${escaped(title)} | Institute</title><a href="tel:+914440000100">044</a>`;
  const request = new Request('https://www.example.com/courses/attacked');
  const kept = { keys: async () => [request], match: async () => new Response(html) };
  return (await offlinePage(kept as unknown as Cache)).text();
}

// quality-2
test('the offline page lists pages with their titles as text', async () => {
  const plain = await offlineWith('A course');
  expect(plain).toContain('<li><a href="/courses/attacked">A course</a></li>');
  for (const text of attacks)
    expect(await offlineWith(text)).toBe(plain.replace('>A course<', () => `>${escaped(text)}<`));
});
