/** Width and height of an illustration in pixels: the 16:9 of a share image. */
const size = { width: 1200, height: 675 } as const;

/** The few flat colours that every illustration is drawn with. */
export const colours = {
  paper: '#faf6ef',
  ink: '#1b1f3b',
  indigo: '#2b2f77',
  turmeric: '#e0a100',
  leaf: '#3c7a4b',
  brick: '#a8432f',
} as const;

export type Colour = keyof typeof colours;

/** A whole illustration: `parts` drawn over a ground of one colour. */
export function canvas(ground: Colour, ...parts: string[]): string {
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours[ground]}"/>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

/** Lines of one colour and width (in pixels), with round ends; `d` is SVG path data. */
export const stroke = (colour: Colour, width: number, ...d: string[]): string =>
  `<path d="${d.join('')}" fill="none" stroke="${colours[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A flat area; `d` is SVG path data. */
export const area = (colour: Colour, ...d: string[]): string =>
  `<path d="${d.join('')}" fill="${colours[colour]}"/>`;

/** Path data of a rectangle, its corners rounded by `radius`. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}z`;
}

/** Path data of a circle. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** `count` numbers from 0. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Moves and scales `parts`; `scaleY` below `scaleX` lays a drawing on the ground. */
export const placed = (
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  ...parts: string[]
): string => `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})">${parts.join('')}</g>`;
