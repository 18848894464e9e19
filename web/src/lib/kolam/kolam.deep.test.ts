import { expect, test } from 'vitest';
import { kolamSvg } from './kolam.ts';

test('gives each of 10,000 slugs its own figure in at most 1.5 KB', { timeout: 120_000 }, () => {
  const length = process.env['TEST_LEVEL'] === 'deep' ? 10_000 : 500;
  const slugs = Array.from({ length }, (_, index) => `course-${index}`);
  const lines = slugs.map((slug) => {
    const svg = kolamSvg(slug);
    expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(1536);
    return / d="(.+?)"/.exec(svg)?.[1] ?? '';
  });
  expect(new Set(lines).size).toBe(slugs.length);
});
