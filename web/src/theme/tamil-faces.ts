import catamaran from '@fontsource-variable/catamaran/files/catamaran-tamil-wght-normal.woff2?url';
import { addTamilFace } from './tamil-face.ts';
import word from './tamil-word.ttf?no-inline';

/**
 * Offers a face for the name of the other language: the letters of "தமிழ்" alone, of Noto Sans Tamil (SIL Open Font
 * License 1.1), cut out by HarfBuzz. Sentences have another, which is fetched where there are any.
 */
export function addTamilFaces(): void {
  addTamilFace(word);
  addTamilFace(catamaran, 'Tamil text');
}
