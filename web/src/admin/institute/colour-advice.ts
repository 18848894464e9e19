import { contrast, leastContrast, paletteOf, type LeadingColours } from '@institute/schema';

/** A contrast as people say it, never better than it is. */
export const ratioText = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;

const said = (what: string, ratio: number, used: string, change: string): string[] =>
  ratio >= leastContrast
    ? []
    : [
        `${what} would have a contrast of ${ratioText(ratio)}, and needs ${ratioText(leastContrast)}. The site uses ${used} instead: ${change} to see it as it is.`,
      ];

/** What to change where text could not be read on the colours as they were chosen. */
export function colourAdvice({ brand, accent }: LeadingColours): string[] {
  const { onIndigo, indigoGround, onTurmeric, turmeric } = paletteOf({ brand, accent });
  return [
    ...said(
      'Text on bands in the leading colour',
      contrast(brand, onIndigo),
      `${indigoGround[0]} by day and ${indigoGround[1]} at night`,
      'choose a darker colour',
    ),
    ...said(
      'Text on buttons in the second colour',
      contrast(accent, onTurmeric),
      `${turmeric[0]} by day and ${turmeric[1]} at night`,
      'choose a lighter colour',
    ),
  ];
}
