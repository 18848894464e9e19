import { authorName, isByTeam } from '@institute/schema';
import { readOwnFacts } from '../content/own-facts.ts';

/** Posts or their cards, those by the team with the name that it has now. */
export async function signed<Signed extends { readonly author: string }>(
  posts: readonly Signed[],
): Promise<Signed[]> {
  if (!posts.some(({ author }) => isByTeam(author))) return [...posts];
  const { spokenName } = await readOwnFacts();
  return posts.map((post) => ({ ...post, author: authorName(post.author, spokenName) }));
}
