import { iconShapes, iconSvg, manifestOf, ownFiles } from '@institute/web/entry-server';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { readOwnFacts } from '../content/own-facts.ts';
import { paletteFor } from '../content/palette-for.ts';
import { cdnSeconds } from '../platform/http/cdn.ts';

/** The HTML with links to the icons and the manifest that the server makes, instead of those of the build. */
export const withOwnFiles = (html: string): string =>
  html.replaceAll(
    /href="\/((?:favicon\.svg|apple-touch-icon\.png|manifest\.webmanifest)")/g,
    `href="${ownFiles}/$1`,
  );

/** The PNGs of the shapes: drawing one takes longer than a page, and anyone may ask. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 8 });

function drawn(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const png = import('./share-image/draw-png.ts').then(({ drawPng }) => drawPng(svg));
  kept.set(svg, png);
  png.catch(() => kept.delete(svg));
  return png;
}

/** Sends an icon or the manifest in the name and colours that an owner has chosen. */
export async function sendOwnFile(path: string, response: Response): Promise<void> {
  const facts = await readOwnFacts();
  const palette = paletteFor(facts);
  const name = path.slice(ownFiles.length + 1);
  const shape = Object.hasOwn(iconShapes, name) && iconShapes[name];
  response.set('Cache-Control', `public, max-age=0, s-maxage=${cdnSeconds}`);
  if (name === 'manifest.webmanifest')
    response.type('application/manifest+json').send(manifestOf(facts, palette, ownFiles));
  else if (!shape) response.status(404).type('text').send('This file does not exist.');
  else {
    const svg = iconSvg(shape, facts.mark, palette);
    if (shape.side === undefined) response.type('svg').send(svg);
    else response.type('png').send(await drawn(svg));
  }
}
