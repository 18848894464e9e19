import { theme } from '../theme.ts';
import { contrast, turned } from './colours.ts';

type Name = keyof typeof theme;

/** All colours of a site, by day and at night, as `theme` has them. */
export type Palette = {
  readonly [Each in Name]: (typeof theme)[Each] extends string
    ? string
    : readonly [day: string, night: string];
};

/** The two leading colours of an institute. */
export interface LeadingColours {
  readonly brand: string;
  readonly accent: string;
}

/** The leading colours that the build knows. */
export const builtColours: LeadingColours = {
  brand: theme.indigoGround[0],
  accent: theme.turmeric[0],
};

/** The theme in colours of one's own; green and red, which mean good and bad, stay as they are. */
export function paletteOf({ brand, accent }: LeadingColours): Palette {
  const turns = [
    { from: builtColours.brand, to: brand },
    { from: builtColours.accent, to: accent },
  ];
  return Object.fromEntries(
    Object.entries(theme).map(([name, colour]) => {
      if (/^(?:leaf|brick)/.test(name)) return [name, colour];
      if (typeof colour === 'string') return [name, turned(colour, turns)];
      return [name, colour.map((each) => turned(each, turns))];
    }),
  ) as unknown as Palette;
}

/** What stands on what. */
const pairs = [
  ['ink', 'ground'],
  ['inkSoft', 'ground'],
  ['indigo', 'ground'],
  ['onIndigo', 'indigoGround'],
  ['onIndigoSoft', 'indigoGround'],
  ['onIndigo', 'indigoSheet'],
  ['onTurmeric', 'turmeric'],
] as const satisfies readonly (readonly [Name, Name])[];

/** How much WCAG 2 asks of text. */
export const leastContrast = 4.5;

/** A text on a ground, and its contrast by day and at night. */
export interface Contrast {
  readonly text: (typeof pairs)[number][0];
  readonly ground: (typeof pairs)[number][1];
  readonly ratios: readonly [day: number, night: number];
}

const at = (colour: string | readonly [string, string], night: 0 | 1): string =>
  typeof colour === 'string' ? colour : colour[night];

/** The contrast of every text in a palette. */
export const contrastsOf = (palette: Palette): Contrast[] =>
  pairs.map(([text, ground]) => {
    const ratio = (night: 0 | 1) => contrast(at(palette[text], night), at(palette[ground], night));
    return { text, ground, ratios: [ratio(0), ratio(1)] };
  });

/** The custom property of a colour, such as `--on-indigo`. */
export const propertyOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A colour as styles have it. */
export const colourValue = (colour: string | readonly [string, string]): string =>
  typeof colour === 'string' ? colour : `light-dark(${colour.join(', ')})`;

const names = Object.keys(theme) as Name[];

const declared = (palette: Palette, those: readonly Name[]): string =>
  those.map((name) => `${propertyOf(name)}:${colourValue(palette[name])}`).join(';');

/** All colours, as declarations of custom properties. */
export const allColours = (palette: Palette): string => declared(palette, names);

const otherNames = (palette: Palette): Name[] =>
  names.filter((name) => colourValue(palette[name]) !== colourValue(theme[name]));

/** The colours that differ from the theme; empty where none does. */
export const otherColours = (palette: Palette): string => declared(palette, otherNames(palette));

/** Those of them that differ at night, too, as they are by day: for browsers without `light-dark()`. */
export const otherColoursByDay = (palette: Palette): string =>
  otherNames(palette)
    .flatMap((name) => {
      const colour = palette[name];
      return typeof colour === 'string' ? [] : [`${propertyOf(name)}:${colour[0]}`];
    })
    .join(';');
