import type { ReactNode } from 'react';

/** The posts of an author. */
export const backToBlog = 'Back to the blog';
export const noAuthor = 'Author not found';
export const noAuthorText = 'There is no post by an author of this name.';
const counted = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);
export const descriptionBy = (count: number, author: string, titles: string): string =>
  `${counted(count)} by ${author} in our blog: ${titles}`;
export const countedInBlog = (count: number, blog: (text: string) => ReactNode): ReactNode => (
  <>
    {`${counted(count)} in `}
    {blog('our blog')}.
  </>
);
