import type { ReactNode } from 'react';

export const backToBlog = 'எல்லாக் கட்டுரைகளும்';
export const noAuthor = 'இவரைக் காணவில்லை';
export const noAuthorText = 'இந்தப் பெயரில் யாரும் கட்டுரை எழுதவில்லை.';
const counted = (count: number): string => (count === 1 ? '1 கட்டுரை' : `${count} கட்டுரைகள்`);
export const descriptionBy = (count: number, author: string, titles: string): string =>
  `எங்கள் வலைப்பதிவில் ${author} எழுதிய ${counted(count)}: ${titles}`;
export const countedInBlog = (count: number, blog: (text: string) => ReactNode): ReactNode => (
  <>
    {blog('எங்கள் வலைப்பதிவில்')} {counted(count)}.
  </>
);
