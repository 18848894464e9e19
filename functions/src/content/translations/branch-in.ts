import { isSameBranch, type Branch } from '@institute/schema';
import { cachedIdentity, lastIdentity } from '../contact-details.ts';
import type { Say } from './say.ts';

/** What the contact info says of a branch, which is named as in English, in a language. */
export async function readBranchIn({ cards }: Say, name: string): Promise<Branch | undefined> {
  const { info } = await cachedIdentity().catch(lastIdentity);
  const at = info?.branches?.findIndex((branch) => isSameBranch(branch.name, name)) ?? -1;
  if (!info || at < 0) return undefined;
  const [said = info] = await cards('contactInfo', [info], () => '');
  return said.branches?.[at];
}
