export const titleOfPage = (title: string, page: number) => `${title}, பக்கம் ${page}`;
export const descriptionOfPage = (description: string, page: number) =>
  `பக்கம் ${page}. ${description}`;

export const home = 'முகப்பு';
