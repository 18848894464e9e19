import type { Help } from '../fields/help.ts';
import type { Post } from './post.ts';

export const postHelp: Help<Post> = {
  slug: 'The end of the page’s address; if you change it, the old one redirects here',
  title: 'The heading of the post, and its name in every list',
  excerpt: 'Below the heading, in the list and in search engines',
  content: 'With three or more headings it starts with a contents list',
  author: 'Shown below the title; “Team” after the institute’s name',
  category: 'The filter under which readers find the post',
  image: 'At the top of the post, on its card, and where it is shared',
  tags: 'Below the post; the first ones also on its card',
  published: 'Only published posts are on the site',
};
