import { builtFacts, type OwnFacts } from '@institute/schema';
import { cachedIdentity, lastIdentity } from './contact-details.ts';

/** The facts about the institute as they were known last: an owner's, or those of the build. */
export const knownOwnFacts = (): OwnFacts => lastIdentity().said ?? builtFacts;

export const readOwnFacts = async (): Promise<OwnFacts> =>
  (await cachedIdentity()).said ?? builtFacts;
