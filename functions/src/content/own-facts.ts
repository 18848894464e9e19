import { builtFacts, type InstituteFacts } from '@institute/schema';
import { cachedIdentity, lastIdentity } from './contact-details.ts';

/** The facts about the institute as they were known last: an owner's, or those of the build. */
export const knownFacts = (): InstituteFacts => lastIdentity().said ?? builtFacts;

export const readFacts = async (): Promise<InstituteFacts> =>
  (await cachedIdentity()).said ?? builtFacts;
