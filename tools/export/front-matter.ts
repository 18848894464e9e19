import { authorName, type StoredPost } from '@institute/schema';
import { stringify } from 'yaml';
import { toMarkdown } from './markdown.ts';

/** A post as a file of Markdown, what is said of it in front; `linkTo` says where files are. */
export function postFile(
  { _id, content, image, author, ...post }: StoredPost,
  spokenName: string,
  linkTo: (address: string) => string,
): string {
  const facts = {
    id: _id,
    ...post,
    author: authorName(author, spokenName),
    image: image && linkTo(image),
  };
  return `---\n${stringify(facts)}---\n\n${toMarkdown(content, linkTo)}`;
}
