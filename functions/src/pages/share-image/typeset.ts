import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const require = createRequire(import.meta.url);

/** The fonts of each weight: one for Latin letters, one for Tamil. */
const files = {
  medium: [
    require.resolve('@expo-google-fonts/bricolage-grotesque/500Medium/BricolageGrotesque_500Medium.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-tamil/500Medium/NotoSansTamil_500Medium.ttf'),
  ],
  bold: [
    require.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  ],
} as const;

export type Weight = keyof typeof files;

/** A line of text as outlines. */
interface SetText {
  /** As a multiple of the font size. */
  readonly width: number;
  /** SVG paths on a baseline at 0, for a font size of 1. */
  readonly outlines: string;
  /** Whether the fonts have all its letters and digits. */
  readonly isWhole: boolean;
}

export type Typeset = (text: string, weight: Weight) => SetText;

/** Letter spacing of bold text, as a multiple of the font size. */
const tracking: Record<Weight, number> = { medium: 0, bold: -0.012 };

const tamilRuns = /([\u0b80-\u0bff]+(?:\s+[\u0b80-\u0bff]+)*)/;

async function loadFont(file: string): Promise<Font> {
  const bytes = await readFile(file);
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
}

/** Sets a run of one script; what is missing in the font is left out. */
function setRun(text: string, font: Font, from: number, letterSpace: number): SetText {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const em = font.face.upem;
  const positions = buffer.getGlyphPositions();
  let x = from;
  let outlines = '';
  let isWhole = true;
  for (const [index, { codepoint: glyph, cluster }] of buffer.getGlyphInfos().entries()) {
    const position = positions[index];
    if (!glyph && /^[\p{L}\p{M}\p{N}]/u.test(text.slice(cluster))) isWhole = false;
    if (!glyph || !position) continue;
    const path = font.glyphToPath(glyph);
    const left = x + position.xOffset / em;
    if (path)
      outlines += `<path transform="matrix(${1 / em} 0 0 ${-1 / em} ${left} ${-position.yOffset / em})" d="${path}"/>`;
    x += position.xAdvance / em + letterSpace;
  }
  return { width: x - from, outlines, isWhole };
}

/** Loads the fonts. Text becomes outlines, because the rasteriser cannot shape Tamil. */
export async function loadTypeset(): Promise<Typeset> {
  const load = async (weight: Weight) => {
    const [latin, tamil] = await Promise.all(files[weight].map(loadFont));
    return { latin: latin!, tamil: tamil! };
  };
  const [medium, bold] = await Promise.all([load('medium'), load('bold')]);
  const fonts = { medium, bold };
  return (text, weight) => {
    let width = 0;
    let outlines = '';
    let isWhole = true;
    // Odd indexes are the captured groups.
    for (const [index, run] of text.split(tamilRuns).entries()) {
      const isTamil = index % 2 === 1;
      const font = fonts[weight][isTamil ? 'tamil' : 'latin'];
      const set = setRun(run, font, width, isTamil ? 0 : tracking[weight]);
      width += set.width;
      outlines += set.outlines;
      isWhole &&= set.isWhole;
    }
    return { width, outlines, isWhole };
  };
}
