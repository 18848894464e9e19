/** What figures were counted from: below them, and on a page of its own. */
export const title = 'How we count';
export const ofGroup = (name: string) => `: ${name}`;
export const columns = ['Figure', 'Of how many', 'Source', 'As of', 'Shown until'] as const;
export const allFigures = 'All figures and their sources';
