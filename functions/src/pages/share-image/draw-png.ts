import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

async function start(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** Renders an SVG as PNG, without fonts: text has to be outlines. */
export async function drawPng(svg: string): Promise<Buffer> {
  ready ??= start();
  await ready;
  const picture = new Resvg(svg);
  const image = picture.render();
  const png = Buffer.from(image.asPng());
  image.free();
  picture.free();
  return png;
}
