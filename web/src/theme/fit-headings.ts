/**
 * Gives headings in English their face once it is here. One that would have another number of lines in it gets its letters closer
 * together or further apart, so that what is below does not move: how wide the stand-in is differs by letter.
 */
export async function fitHeadings(): Promise<void> {
  await document.fonts.load('1em Bricolage Grotesque Variable');
  const headings = [...document.querySelectorAll<HTMLElement>('h1,h2,h3')];
  const before = headings.map((heading) => [heading, heading.offsetHeight] as const);
  delete document.documentElement.dataset['plain'];
  for (const [heading, height] of before) {
    // In as many lines, the two faces differ by a pixel.
    if (Math.abs(heading.offsetHeight - height) > 9)
      heading.style.letterSpacing = heading.offsetHeight > height ? '-.035em' : '0';
  }
}
