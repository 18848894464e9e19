import catamaran from '@fontsource-variable/catamaran/files/catamaran-tamil-wght-normal.woff2?url';
import { afterEach, expect, test } from 'vitest';
import { showFaces } from './show-faces.ts';

const { documentElement: root } = document;
const faces = [
  new FontFace('Bricolage Grotesque Variable', `url(${catamaran})`),
  new FontFace('Catamaran Variable', `url(${catamaran})`),
  // Wider than the face that comes, as that of a machine may be.
  Object.assign(new FontFace('Tamil fallback', `url(${catamaran})`), { sizeAdjust: '120%' }),
];

afterEach(() => {
  for (const face of faces) document.fonts.delete(face);
  delete root.dataset['plain'];
  document.body.replaceChildren();
});

// tamil-5
test('a heading in Tamil has the face that comes where the machine has none for Tamil', async () => {
  for (const face of faces.slice(0, 2)) {
    document.fonts.add(face);
    await face.load();
  }
  root.dataset['plain'] = '';
  document.body.innerHTML = `
    <style>
      h1 { width: min-content; font: 32px / 1.3 'Catamaran Variable'; }
      :root[data-plain] h1 { font-size: 64px; }
    </style>
    <h1>டெமோ</h1>`;
  const heading = document.querySelector('h1')!;
  const before = heading.offsetHeight;
  await showFaces();
  expect(heading.offsetHeight).toBeLessThan(before);
  expect(getComputedStyle(heading).fontFamily).toBe('"Catamaran Variable"');
});

// tamil-5
test('a heading in Tamil keeps its face where it would have another number of lines in the one that comes', async () => {
  for (const face of faces) {
    document.fonts.add(face);
    await face.load();
  }
  root.dataset['plain'] = '';
  document.body.innerHTML = `
    <style>
      h1, h2 { width: max-content; font: 32px / 1.3 'Catamaran Variable'; }
      :root[data-plain] :is(h1, h2) { font-family: 'Tamil fallback'; }
    </style>
    <h1>டெமோ</h1>
    <h2>நேரத்தைத் தேர்ந்தெடுங்கள்</h2>`;
  const [short, long] = document.querySelectorAll<HTMLElement>('h1, h2');
  // Two lines in the wider face, one in the other.
  long!.style.width = `${long!.offsetWidth * 0.9}px`;
  const heights = () => [short!.offsetHeight, long!.offsetHeight];
  const before = heights();
  await showFaces();
  const { fontFamily } = getComputedStyle(short!);
  expect({ heights: heights(), fontFamily }).toEqual({
    heights: before,
    fontFamily: '"Catamaran Variable"',
  });
  long!.style.fontFamily = '';
  expect(long!.offsetHeight).toBeLessThan(before[1]!);
});
