import { institute } from '@institute/schema';
import type { ReactNode } from 'react';

/** The list of posts. */
export const title = 'Blog';
export const descriptionOf = (city: string): string =>
  institute.fixedTexts
    ? `What our trainers and students write down: technology explained step by step, careers, fees, and what companies in ${city} ask for.`
    : `What our trainers and students in ${city} write down.`;
export const ourBlog = 'Our Blog';
export const lead = (feed: (text: string) => ReactNode): ReactNode => (
  <>
    What our trainers and students write down, so that the next person does not have to find it out
    alone. {feed('Follow it by RSS')}
  </>
);
export const none = 'No blog posts found.';
export const unreachable = 'We cannot reach our server at the moment. Please try again.';
export const categories = 'Blog categories';
export const all = 'All';
export const pages = 'Pages of posts';
export const before = 'Newer posts';
export const after = 'Older posts';
