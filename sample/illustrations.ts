import sharp from 'sharp';
import { branches } from './illustrations/branches.ts';
import { bus } from './illustrations/bus.ts';
import { coffee } from './illustrations/coffee.ts';
import { doorstep } from './illustrations/doorstep.ts';
import { skyline } from './illustrations/skyline.ts';
import { weeks } from './illustrations/weeks.ts';

/** Every illustration by name, as a function that draws its SVG. */
export const illustrations = { branches, bus, coffee, doorstep, skyline, weeks } as const;

export type IllustrationName = keyof typeof illustrations;

/** The illustration as WebP, 1200 by 675 pixels. */
export const renderIllustration = (name: IllustrationName): Promise<Buffer> =>
  sharp(Buffer.from(illustrations[name]())).webp({ lossless: true, effort: 6 }).toBuffer();
