import { uploadedFilePath } from '@institute/schema';
import sharp from 'sharp';
import { siteUrl } from './ports.ts';

export const fetchFile = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(siteUrl('test') + uploadedFilePath + path, init);

/** How the site serves a picture. */
export async function imageAt(path: string) {
  const response = await fetchFile(path);
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { size: [width, height], format, kept: response.headers.get('cache-control') };
}

export const forEver = 'public, max-age=31536000, s-maxage=86400, immutable';
