import { authorName, isByTeam, type PostSummary } from '@institute/schema';
import { readOwnFacts } from '../content/own-facts.ts';

/** Cards of posts, those by the team with the name that it has now. */
export async function signed(cards: readonly PostSummary[]): Promise<PostSummary[]> {
  if (!cards.some(({ author }) => isByTeam(author))) return [...cards];
  const { spokenName } = await readOwnFacts();
  return cards.map((card) => ({ ...card, author: authorName(card.author, spokenName) }));
}
