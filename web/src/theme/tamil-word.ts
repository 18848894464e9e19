import { addTamilFace } from './tamil-face.ts';
import file from './tamil-word.ttf?no-inline';

/**
 * Offers a face for the name of the other language: the letters of "தமிழ்" alone, of Noto Sans Tamil (SIL Open Font
 * License 1.1), cut out by HarfBuzz.
 */
export const addTamilWord = (): void => addTamilFace(file);
