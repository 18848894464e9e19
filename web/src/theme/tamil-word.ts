import { addTamilFace } from './tamil-face.ts';
/** The letters of "தமிழ்" alone, of Noto Sans Tamil (SIL Open Font License 1.1), cut out by HarfBuzz. */
import file from './tamil-word.ttf?no-inline';

/** Offers a face for the name of the other language. */
export const addTamilWord = (): void => addTamilFace(file);
