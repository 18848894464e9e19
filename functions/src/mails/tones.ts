import type { Palette } from '@institute/schema';
import type { CSSProperties } from 'react';

type Colour = 'backgroundColor' | 'borderColor' | 'color';

/** The colours of the site: inline by day, by the class of the tone at night. */
const tonesOf = (theme: Palette) =>
  ({
    ground: { backgroundColor: theme.ground },
    sheet: { backgroundColor: theme.raised, borderColor: theme.line },
    band: {
      backgroundColor: theme.indigoGround,
      borderColor: theme.turmeric,
      color: [theme.onIndigo, theme.onIndigo],
    },
    leaf: { backgroundColor: theme.indigoSheet, color: [theme.onIndigo, theme.onIndigo] },
    ink: { color: theme.ink },
    soft: { color: theme.inkSoft },
    line: { borderColor: theme.line },
    link: { color: theme.indigo },
    dots: { color: theme.turmericDeep },
    button: { backgroundColor: theme.turmeric, color: [theme.onTurmeric, theme.onTurmeric] },
  }) satisfies Record<string, Partial<Record<Colour, readonly [day: string, night: string]>>>;

export const font = "-apple-system,system-ui,'Segoe UI',Roboto,'Noto Sans Tamil',Arial,sans-serif";

export type Tone = keyof ReturnType<typeof tonesOf>;

const entries = Object.entries as <Key extends string, Value>(
  object: Partial<Record<Key, Value>>,
) => [Key, Value][];

/** Makes the attributes of an element with these tones, and more classes and styles of its own. */
export const tonedIn =
  (palette: Palette) =>
  (names: readonly Tone[], style: CSSProperties = {}, classes = '') => {
    const tones = tonesOf(palette);
    const colours = names.flatMap((name) =>
      entries<Colour, readonly [string, string]>(tones[name]),
    );
    const day = Object.fromEntries(colours.map(([property, [light]]) => [property, light]));
    return { className: [...names, classes].join(' ').trim(), style: { ...style, ...day } };
  };

const cssNames: Record<Colour, string> = {
  backgroundColor: 'background-color',
  borderColor: 'border-color',
  color: 'color',
};

const atNight = (palette: Palette) =>
  entries<Tone, Partial<Record<Colour, readonly [string, string]>>>(tonesOf(palette)).map(
    ([name, colours]) =>
      `.${name}{${entries<Colour, readonly [string, string]>(colours)
        .map(([property, [, night]]) => `${cssNames[property]}:${night} !important`)
        .join(';')}}`,
  );

/** What inline styles cannot say. Mail programs that read none of it show the mail by day. */
export const cssIn = (
  palette: Palette,
): string => `@media (prefers-color-scheme:dark){${atNight(palette).join('')}}
@media (max-width:519px){.pad{padding-left:20px !important;padding-right:20px !important}.press{display:block !important;text-align:center}}`;
