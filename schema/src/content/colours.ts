/** A colour by what people see of it (OKLCH): lightness, chroma, and hue in degrees. */
interface Seen {
  readonly light: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

const fromLinear = (part: number): number =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;

const linear = (hex: string): Triple => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return [red, green, blue];
};

function seen(hex: string): Seen {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function parts({ light, chroma, hue }: Seen): Triple {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour, as strong as a screen can show it. */
function hexOf(colour: Seen): string {
  const given = parts(colour);
  if (colour.chroma > 0.002 && given.some((part) => part < -0.0005 || part > 1.0005))
    return hexOf({ ...colour, chroma: colour.chroma * 0.98 });
  const bytes = given.map((part) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, part)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((hex) => linear(hex))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const distance = (one: number, other: number): number =>
  Math.abs(((one - other + 540) % 360) - 180);

/** From a leading colour of the theme to another one. */
interface Turn {
  readonly from: string;
  readonly to: string;
}

/**
 * The colour in a theme whose leading colours are others: it has the hue of the nearer one, and keeps its lightness, and so
 * its contrasts.
 */
export function turned(colour: string, turns: readonly Turn[]): string {
  const given = seen(colour);
  const [turn] = turns.toSorted(
    (a, b) => distance(seen(a.from).hue, given.hue) - distance(seen(b.from).hue, given.hue),
  );
  if (!turn) return colour;
  const [from, to] = [seen(turn.from), seen(turn.to)];
  const strength = Math.min(1.5, to.chroma / from.chroma);
  return hexOf({
    light: given.light,
    chroma: given.chroma * strength,
    hue: given.hue + to.hue - from.hue,
  });
}
