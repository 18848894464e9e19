/** Faces that many machines have. */
const installed = ['Noto Sans Tamil', 'Nirmala UI', 'Tamil Sangam MN'];

/**
 * Offers a face for Tamil letters on pages in English and in the dashboard: fetched once such a letter shows, on machines
 * without one of their own. Not by a style sheet, whose fonts the service worker keeps.
 */
export function addTamilFace(file: string, name = 'Tamil'): void {
  const sources = [...installed.map((face) => `local('${face}')`), `url(${file})`];
  const unicodeRange = 'U+0B80-0BFF, U+200C-200D, U+25CC';
  document.fonts.add(new FontFace(name, sources.join(), { weight: '100 900', unicodeRange }));
}
