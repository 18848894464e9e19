import type { Palette } from '@institute/schema';
import { drawKolam } from '../kolam/kolam.ts';

/** How the mark stands in an icon. */
export interface IconShape {
  /** Corner radius, as a fraction of the side. */
  readonly radius: number;
  /** Size of the kolam, as a fraction of the side. */
  readonly kolam: number;
}

/** Systems crop these to a shape of their own: the kolam stays in the middle. */
const whole: IconShape = { radius: 0, kolam: 0.66 };
const rounded: IconShape = { radius: 0.2, kolam: 0.84 };

/** The icons of the site but for `favicon.ico`, by their files' names; `side` is in pixels, and SVG has none. */
export const iconShapes: Readonly<Record<string, IconShape & { readonly side?: number }>> = {
  'favicon.svg': rounded,
  'icon-192.png': { ...rounded, side: 192 },
  'icon-512.png': { ...rounded, side: 512 },
  'icon-maskable-512.png': { ...whole, side: 512 },
  'apple-touch-icon.png': { ...whole, side: 180 },
};

/** An icon in SVG: the kolam of the mark in the colours of the site. */
export function iconSvg(
  { radius, kolam, side: pixels }: IconShape & { readonly side?: number },
  mark: string,
  colours: Pick<Palette, 'indigoGround' | 'onIndigo' | 'turmeric'>,
): string {
  const { size, path, dots } = drawKolam(mark, { rows: 3 });
  const side = Math.round(size / kolam);
  const offset = (side - size) / 2;
  const circles = dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.2"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${pixels ? ` width="${pixels}" height="${pixels}"` : ''} viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${Math.round(side * radius)}" fill="${colours.indigoGround[0]}"/>` +
    `<g transform="translate(${offset} ${offset})"><path d="${path}" fill="none"` +
    ` stroke="${colours.onIndigo}" stroke-width="2.6"/><g fill="${colours.turmeric[0]}">${circles}</g></g></svg>\n`
  );
}
