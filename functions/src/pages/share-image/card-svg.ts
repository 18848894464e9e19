import { institute, type Palette } from '@institute/schema';
import type { Kolam } from '@institute/web/entry-server';
import { fitText, type TextBox } from './fit-text.ts';
import { cardSize, type ShareCard } from './share-card.ts';
import type { Typeset, Weight } from './typeset.ts';

const groundsOf = (theme: Palette) => ({
  indigo: {
    ground: theme.indigoGround[0],
    text: theme.onIndigo,
    soft: theme.onIndigoSoft,
    rule: theme.indigoRule,
    line: theme.onIndigo,
    dot: theme.turmeric[0],
    accent: theme.turmeric[1],
  },
  paper: {
    ground: theme.ground[0],
    text: theme.ink[0],
    soft: theme.inkSoft[0],
    rule: theme.line[0],
    line: theme.indigo[0],
    dot: theme.turmeric[0],
    accent: theme.indigo[0],
  },
});

const margin = 72;
const column = 610;
const titleTop = 204;
const lineHeight = 1.12;

/** All sizes fill about the same height. */
const titleBox: TextBox = {
  width: column,
  sizes: [
    { size: 108, lines: 2 },
    { size: 80, lines: 3 },
    { size: 70, lines: 3 },
    { size: 60, lines: 4 },
    { size: 50, lines: 5 },
    { size: 42, lines: 6 },
    { size: 34, lines: 7 },
  ],
};

const lineBox = (width: number, largest: number): TextBox => ({
  width,
  sizes: [1, 0.8, 0.65].map((part) => ({ size: part * largest, lines: 1 })),
});

/** The parts of a card that are not its own text. */
export interface Surroundings {
  readonly kolam: Kolam;
  readonly mark: Kolam;
  readonly siteName: string;
  readonly palette: Palette;
}

function figure(kolam: Kolam, x: number, y: number, width: number, line: string, dot: string) {
  const dots = kolam.dots.map((at) => `<circle cx="${at.x}" cy="${at.y}" r="1.6"/>`).join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${width / kolam.size})">` +
    `<path d="${kolam.path}" fill="none" stroke="${line}" stroke-width="1.7"` +
    ` stroke-linecap="round" stroke-linejoin="round"/><g fill="${dot}">${dots}</g></g>`
  );
}

/**
 * The card without the texts whose letters the fonts lack: half a word says something else. The name of the site stands
 * for such a title.
 */
function readable(card: ShareCard, siteName: string, typeset: Typeset) {
  const canSet = (text: string): boolean => typeset(text, 'bold').isWhole;
  const whole = (...texts: readonly string[]): string => texts.find(canSet) ?? '';
  return {
    ground: card.ground,
    kind: whole(card.kind),
    title: whole(card.title, siteName, institute.domain),
    facts: card.facts.filter(({ name, value }) => canSet(name) && canSet(value)),
    siteName: whole(siteName),
  };
}

/** The card as SVG: text on the left, the facts under a hairline, the kolam on the right. */
export function cardSvg(given: ShareCard, around: Surroundings, typeset: Typeset): string {
  const { width, height } = cardSize;
  const card = readable(given, around.siteName, typeset);
  const { ground, text, soft, rule, line, dot, accent } = groundsOf(around.palette)[card.ground];

  /** The `y` of the first baseline for a font size. */
  const words = (
    content: string,
    box: TextBox,
    at: { x: number; y: (size: number) => number; fill: string; weight: Weight },
  ): string => {
    const { size, lines } = fitText(content, box, (part) => typeset(part, at.weight).width);
    return lines
      .map((part, index) => {
        const y = at.y(size) + index * size * lineHeight;
        const { outlines } = typeset(part, at.weight);
        return `<g transform="translate(${at.x} ${y}) scale(${size})" fill="${at.fill}">${outlines}</g>`;
      })
      .join('');
  };

  const factWidth = column / card.facts.length;
  const facts = card.facts.map(({ name, value }, index) => {
    const x = margin + index * factWidth;
    const room = factWidth - 24;
    return (
      words(name, lineBox(room, 22), { x, y: () => 532, fill: soft, weight: 'medium' }) +
      words(value, lineBox(room, 40), { x, y: () => 576, fill: text, weight: 'bold' })
    );
  });

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    figure(around.kolam, 718, 91, 448, line, dot) +
    figure(around.mark, margin, 52, 48, line, dot) +
    words(card.siteName, lineBox(column - 64, 24), {
      x: margin + 64,
      y: () => 84,
      fill: soft,
      weight: 'medium',
    }) +
    words(card.kind, lineBox(column, 26), {
      x: margin,
      y: () => 172,
      fill: accent,
      weight: 'bold',
    }) +
    words(card.title, titleBox, {
      x: margin,
      y: (size) => titleTop + 0.74 * size,
      fill: text,
      weight: 'bold',
    }) +
    `<path d="M${margin} 488h${column}" stroke="${rule}" stroke-width="2"/>` +
    facts.join('') +
    '</svg>'
  );
}
