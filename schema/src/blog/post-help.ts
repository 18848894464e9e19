import type { Help } from '../fields/help.ts';
import type { Post } from './post.ts';

export const postHelp: Help<Post> = {
  slug: 'The end of the page’s address; the old one leads to the new one',
  title: 'The heading of the post, and its name in every list',
  excerpt: 'Below the heading, on the card in the list, and what search engines show',
  content: 'The text itself; from three headings on, it begins with a list of them',
  author: 'Shown below the title',
  category: 'Where the post is found in the list',
  image: 'At the top of the post, on its card, and where it is shared',
  tags: 'Below the post; the first ones also on its card',
  published: 'Only published posts are on the site',
};
