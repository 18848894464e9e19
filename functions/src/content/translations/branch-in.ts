import { branchIn, type Branch } from '@institute/schema';
import { cachedIdentity, lastIdentity } from '../contact-details.ts';
import type { Say } from './say.ts';

/** What the contact info says of a branch, which is named as in English, in a language; without branches it is the address. */
export async function readBranchIn({ cards }: Say, name: string): Promise<Branch | undefined> {
  const { info } = await cachedIdentity().catch(lastIdentity);
  if (!info) return undefined;
  const [said = info] = await cards('contactInfo', [info], () => '');
  return branchIn(info, said, name);
}
