/** What search engines show of a page. */
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const descriptionOfPage = (description: string, page: number) =>
  `Page ${page}. ${description}`;

export const home = 'Home';
