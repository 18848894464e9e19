import { describe, expect, it } from 'vitest';
import { forFrame } from './preview-styles.ts';

describe('forFrame', () => {
  it.each([
    [
      '@media (width < 60rem) { .a { color: red; } }',
      '@container frame (width < 60rem) { .a { color: red; } }',
    ],
    ['@media (48rem <= width < 60rem) {}', '@container frame (48rem <= width < 60rem) {}'],
    ['@media screen and (width >= 60rem) {}', '@container frame (width >= 60rem) {}'],
    ['@media (max-width: 40rem) {}', '@container frame (max-width: 40rem) {}'],
    ['@media (prefers-reduced-motion: reduce) {}', '@media (prefers-reduced-motion: reduce) {}'],
    [':root { --x: clamp(1rem, 2.5vw, 3rem); }', ':host { --x: clamp(1rem, 2.5cqw, 3rem); }'],
    ['body { margin: 0px; }', '.body { margin: 0px; }'],
    ['@media print{:root{--x:1}body{margin:0}}', '@media print{:host{--x:1}.body{margin:0}}'],
    ['.nobody, .body-text { width: 10vw; }', '.nobody, .body-text { width: 10cqw; }'],
  ])('turns %s into %s', (css, framed) => {
    expect(forFrame(css)).toBe(framed);
  });
});
