import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { afterEach, expect, test } from 'vitest';
import { fitHeadings } from './fit-headings.ts';

const { documentElement: root } = document;
const faceOf = (family: string, sizeAdjust: string) =>
  Object.assign(new FontFace(family, `url(${bricolage})`), { sizeAdjust });
const faces = [
  faceOf('Bricolage Grotesque Variable', '100%'),
  faceOf('Narrower', '98.5%'),
  faceOf('Wider', '101%'),
];

afterEach(() => {
  for (const face of faces) document.fonts.delete(face);
  delete root.dataset['plain'];
  document.body.replaceChildren();
});

// routes-14
test.each(['Narrower', 'Wider'])(
  'a heading has as many lines in its face as in a stand-in that is: %s',
  async (standIn) => {
    for (const face of faces) {
      document.fonts.add(face);
      await face.load();
    }
    document.body.innerHTML = `
      <style>
        h1, h2 { width: max-content; font: 32px / 1.3 'Bricolage Grotesque Variable'; letter-spacing: -0.015em; }
        :root[data-plain] :is(h1, h2) { font-family: '${standIn}'; }
      </style>
      <h1>Search</h1>
      <h2>Come in a beginner</h2>`;
    const [short, long] = document.querySelectorAll<HTMLElement>('h1, h2');
    // Between the widths in both faces.
    const own = long!.getBoundingClientRect().width;
    root.dataset['plain'] = '';
    const other = long!.getBoundingClientRect().width;
    long!.style.width = `${(own + other) / 2}px`;
    const before = long!.offsetHeight;
    await fitHeadings();
    const { fontFamily } = getComputedStyle(long!);
    expect([long!.offsetHeight, fontFamily]).toEqual([before, '"Bricolage Grotesque Variable"']);
    expect(short!.style.letterSpacing).toBe('');
    long!.style.letterSpacing = '';
    expect(long!.offsetHeight).not.toBe(before);
  },
);
