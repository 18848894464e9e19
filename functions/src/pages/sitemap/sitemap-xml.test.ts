import { expect, test } from 'vitest';
import { inLanguages, latest, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

test('the sitemap lists every URL, with its date if known', () => {
  const entries = [
    { path: '/', lastModified: '2026-01-05T04:30:00.000Z' },
    { path: '/a&b', lastModified: undefined },
  ];
  expect(sitemapXml(entries, 'https://site.example')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://site.example/</loc><lastmod>2026-01-05T04:30:00.000Z</lastmod></url>
<url><loc>https://site.example/a&amp;b</loc></url>
</urlset>
`,
  );
});

// tamil-4
test('a page that is in Tamil, too, is listed twice, each time with both', () => {
  const xml = sitemapXml(
    inLanguages([{ path: '/', lastModified: undefined, inTamil: true }]),
    'https://x.example',
  );
  const both =
    '<xhtml:link rel="alternate" hreflang="en-IN" href="https://x.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="ta-IN" href="https://x.example/ta"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.example/"/>';
  expect(xml).toContain(`<url><loc>https://x.example/</loc>${both}</url>`);
  expect(xml).toContain(`<url><loc>https://x.example/ta</loc>${both}</url>`);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

test('the latest of several dates is found', () => {
  expect(latest(['2026-01-05T04:30:00.000Z', undefined, '2026-01-05T04:30:01.000Z'])).toBe(
    '2026-01-05T04:30:01.000Z',
  );
  expect(latest([])).toBeUndefined();
});

test('a long sitemap is a list of its parts', () => {
  expect(sitemapIndexXml(['/sitemap-1.xml'], 'https://site.example')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://site.example/sitemap-1.xml</loc></sitemap>
</sitemapindex>
`,
  );
});
