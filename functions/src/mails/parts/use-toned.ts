import { tonedIn } from '../tones.ts';
import { useRendering } from './alternative.tsx';

/** Colours an element as its tones say, in the colours of the institute. */
export const useToned = () => tonedIn(useRendering().institute.palette);
