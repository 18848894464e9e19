/** A point of a picture, in percent of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Points are stored in these steps, for which pages have a style (media-11). */
export const focusStep = 10;

/** The sides that links had before points. */
const sides: Readonly<Record<string, FocalPoint>> = {
  top: { x: 50, y: 0 },
  left: { x: 0, y: 50 },
  right: { x: 100, y: 50 },
  bottom: { x: 50, y: 100 },
};

const middle: FocalPoint = { x: 50, y: 50 };

/** Down to here a point counts as the top, which covers keep in view. */
const topUntil = 20;

const pattern = /#at-(top|left|right|bottom|x\d+-y\d+(?:-top)?)$/;

/** The focal point in the link of a picture, such as `/images/a.webp#at-x30-y70`; empty for the middle. */
export const focusIn = (link: string): string => pattern.exec(link)?.[1] ?? '';

/** The link with another focal point: pages keep it in view where they crop the picture. */
export const withFocus = (link: string, focus: string): string =>
  link.replace(pattern, '') + (focus && `#at-${focus}`);

export function pointOf(focus: string): FocalPoint {
  const [, x, y] = /^x(\d+)-y(\d+)/.exec(focus) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : (sides[focus] ?? middle);
}

const rounded = (percent: number): number =>
  Math.round(Math.min(100, Math.max(0, percent)) / focusStep) * focusStep;

/** The point as links have it. */
export function focusOf(point: FocalPoint): string {
  const [x, y] = [rounded(point.x), rounded(point.y)];
  if (x === middle.x && y === middle.y) return '';
  return `x${x}-y${y}${y <= topUntil ? '-top' : ''}`;
}
