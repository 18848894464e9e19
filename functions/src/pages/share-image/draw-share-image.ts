import { cardSvg } from './card-svg.ts';
import { drawPng } from './draw-png.ts';
import type { ShareImage } from './share-image.ts';
import { loadTypeset, type Typeset } from './typeset.ts';

/** Maximum number of cached images, about 100 KB each; the CDN caches the others. */
const keptPictures = 50;

const kept = new Map<string, Promise<Buffer>>();

let typeset: Promise<Typeset> | undefined;

async function draw({ card, around }: ShareImage): Promise<Buffer> {
  typeset ??= loadTypeset();
  return drawPng(cardSvg(card, around, await typeset));
}

/** The image as PNG, rendered once per version. */
export function drawShareImage(image: ShareImage): Promise<Buffer> {
  const found = kept.get(image.version);
  if (found) return found;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= keptPictures) kept.delete(oldest);
  const drawn = draw(image);
  kept.set(image.version, drawn);
  drawn.catch(() => kept.delete(image.version));
  return drawn;
}
