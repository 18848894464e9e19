import { about, type About } from '@institute/schema';
import { Refused } from '../refused.ts';
import { plainText, shortened } from './plain-text.ts';

/** Pages that this site has, and what WordPress sites call theirs. */
const own: readonly (readonly [name: RegExp, path: string])[] = [
  [/^about(?:-us)?$/, '/about'],
  [/^contact(?:-us)?$/, '/contact'],
  [/^privacy(?:-policy)?$/, '/privacy'],
  [/^(?:(?:our|all)-)?courses$/, '/courses'],
  [/^batch(?:es)?(?:-schedule)?$/, '/batches'],
  [/^(?:free-)?demo(?:-class(?:es)?)?$/, '/demo'],
  [/^(?:our-)?(?:placements?|success-stories)$/, '/placements'],
  [/^(?:our-)?(?:trainers|faculty|team)$/, '/trainers'],
  [/^(?:blog|news|posts)$/, '/blog'],
  [/^(?:home|front-page|homepage)$/, '/'],
];

/** The page of this site that takes the place of a page with that name; undefined for none. */
export const pageFor = (name: string): string | undefined =>
  own.find(([form]) => form.test(name.toLowerCase()))?.[1];

const paragraph = 3000;

/** The about page with the text of an old one, and whether all of it fits. */
export function toAbout(title: string, html: string): { input: About; isWhole: boolean } {
  const text = plainText(html);
  const first = text.length > paragraph ? text.lastIndexOf('\n', paragraph) : text.length;
  const end = first > 0 ? first : paragraph;
  const rest = text.slice(end).trim();
  const given = {
    title,
    excellenceParagraph1: text.slice(0, end).trim(),
    excellenceParagraph2: shortened(rest, paragraph),
  };
  const { data, error } = about.safeParse(given);
  if (!data) throw new Refused(error.issues.map(({ message }) => message).join('; '));
  return { input: data, isWhole: rest.length <= paragraph };
}
