/** In this order, with a face of Tamil letters for machines that have none. */
const plain = "'Bricolage fallback', 'Tamil fallback', 'Catamaran Variable', system-ui";

/**
 * Gives headings in Tamil their faces once those are here. A heading that would have another number of lines in them keeps
 * the one that it has, so that what is below does not move: words are long, and no factor of the fallback suits them all. That is
 * no use on a machine without a Tamil face, where nothing else would have been kept than the Latin letters.
 */
export async function showFaces(): Promise<void> {
  await document.fonts.load('1em Bricolage Grotesque Variable, Catamaran Variable', 'aஅ');
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const heights = headings.map(({ offsetHeight }) => offsetHeight);
  delete document.documentElement.dataset['plain'];
  const moved = headings
    .map((heading, index) => ({ heading, height: heading.offsetHeight, before: heights[index] }))
    .filter(({ height, before }) => height !== before);
  for (const { heading } of moved) heading.style.fontFamily = plain;
  const same = moved.filter(({ heading, height }) => heading.offsetHeight === height);
  for (const { heading } of same) heading.style.fontFamily = '';
}
