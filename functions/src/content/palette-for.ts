import { builtColours, paletteOf, type LeadingColours, type Palette } from '@institute/schema';

let last = { ...builtColours, palette: paletteOf(builtColours) };

/** The colours of the site; they are computed again only when the leading ones change. */
export function paletteFor({
  brand = builtColours.brand,
  accent = builtColours.accent,
}: { readonly [Name in keyof LeadingColours]?: string | undefined }): Palette {
  if (brand !== last.brand || accent !== last.accent)
    last = { brand, accent, palette: paletteOf({ brand, accent }) };
  return last.palette;
}
