import { LRUCache } from 'lru-cache';
import { cardSvg } from './card-svg.ts';
import { drawPng } from './draw-png.ts';
import type { ShareImage } from './share-image.ts';
import { loadTypeset, type Typeset } from './typeset.ts';

/** About 100 KB each; the CDN caches the others. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 50 });

let typeset: Promise<Typeset> | undefined;

async function draw({ card, around }: ShareImage): Promise<Buffer> {
  typeset ??= loadTypeset();
  return drawPng(cardSvg(card, around, await typeset));
}

/** The image as PNG, rendered once per version. */
export function drawShareImage(image: ShareImage): Promise<Buffer> {
  const found = kept.get(image.version);
  if (found) return found;
  const drawn = draw(image);
  kept.set(image.version, drawn);
  drawn.catch(() => kept.delete(image.version));
  return drawn;
}
