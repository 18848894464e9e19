/** Finds the field of what is pressed; loaded once the pointer comes near, or with the first press. */
export const loadFinder = () => import('./find-field.ts');
