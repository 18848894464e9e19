export const pageOf = (page: number, pages: number) => `பக்கம் ${page} / ${pages}`;
