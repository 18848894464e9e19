/** What several pages say of batches, demo classes and trainers. */
export const seatsLeft = (count: number): string =>
  `${count} ${count === 1 ? 'seat' : 'seats'} left`;
export const placesLeft = (count: number): string =>
  `${count} ${count === 1 ? 'place' : 'places'} left`;
/** In which branch, or how it is taught, within a sentence. */
export const inside = (branch: string, mode: string): string =>
  branch ? `in ${branch}` : mode.toLowerCase();
export const experience = (years: number): string =>
  years === 1 ? '1 year of experience' : `${years} years of experience`;
