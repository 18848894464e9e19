import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  colourValue,
  institute,
  isInIndia,
  platformColours,
  propertyOf,
  theme,
} from '@institute/schema';
import type { Plugin } from 'vite';

type Name = keyof typeof theme;

const valueOf = (name: Name): string => colourValue(theme[name]);

/** Colours of few rules: there the value is shorter than a token on every page. An owner's go before it. */
const rare: readonly Name[] = [
  'indigoSheet',
  'indigoWash',
  'indigoLine',
  'indigoRule',
  'turmericDeep',
  'turmericInk',
  'turmericWash',
  'indigoPaint',
  'turmericPaint',
  'leafPaint',
  'brickPaint',
  'onPaint',
];

const names = Object.keys(theme) as Name[];

const tokens = names
  .filter((name) => !rare.includes(name))
  .map((name) => `${propertyOf(name)}: ${valueOf(name)};`);

/** Every colour that differs at night, as it is by day. */
const byDay = names.flatMap((name) => {
  const colour = theme[name];
  return typeof colour === 'string' ? [] : [`${propertyOf(name)}: ${colour[0]};`];
});

const rareValues = new Map(
  rare.map((name) => {
    const property = propertyOf(name);
    return [`var(${property})`, `var(${property}, ${valueOf(name)})`];
  }),
);

const rareUse = /var\(--[a-z-]+\)/g;

const font = '@fontsource-variable/bricolage-grotesque';

const ranges = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve(`${font}/unicode.json`), 'utf8'),
) as Readonly<Record<string, string>>;

/** Faces with the Latin letters that English lacks, each fetched where one stands. In India the sign of the rupee would fetch one. */
const moreLetters = ['vietnamese', 'latin-ext'].map(
  (part) => `@font-face {
  font-family: 'Bricolage Grotesque Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 200 800;
  src: url('${font}/files/bricolage-grotesque-${part}-wght-normal.woff2') format('woff2');
  unicode-range: ${ranges[part]};
}`,
);

const page: Readonly<Record<string, string>> = {
  ground: theme.ground[0],
  groundAtNight: theme.ground[1],
};

const fact = /\binstitute\.(\w+)(?:\.(\w+))?/g;

/** Written where it is used: pages need none of the theme beside it. */
const importOfColours = /import \{ platformColours \} from '\.\.\/theme\.ts';\n/;
const colourOfOthers = /\bplatformColours\.(\w+)/g;

/** A use of a fact about the institute as its value; as it is where the value is no text. */
function factValue(written: string, name: string, part: string | undefined): string {
  const value: unknown = Reflect.get(institute, name);
  if (typeof value === 'string') return JSON.stringify(value) + (part ? `.${part}` : '');
  const inner: unknown = part && typeof value === 'object' && value ? Reflect.get(value, part) : 0;
  return typeof inner === 'string' ? JSON.stringify(inner) : written;
}

/**
 * Writes the colours of the theme into `tokens.css`, `by-day.css` and `index.html`, and further faces of its font into `base.css`.
 * Rare colours and the facts about the institute are written where they are used, so that a page
 * carries only its own.
 */
export function themed(): Plugin {
  return {
    name: 'themed',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:web|schema)\/src\/.*\.(?:css|tsx?)/ },
      handler: (code) => ({
        code: code
          .replace('/* theme */', tokens.join('\n  '))
          .replace('/* theme by day */', byDay.join('\n'))
          .replace('/* more letters */', isInIndia ? '' : moreLetters.join('\n'))
          .replaceAll(rareUse, (use) => rareValues.get(use) ?? use)
          .replaceAll(fact, factValue)
          .replace(importOfColours, '')
          .replaceAll(colourOfOthers, (_, name: keyof typeof platformColours) =>
            JSON.stringify(platformColours[name]),
          ),
        map: null,
      }),
    },
    transformIndexHtml: (html) =>
      html.replaceAll(/\{(\w+)\}/g, (written, name: string) => page[name] ?? written),
  };
}
