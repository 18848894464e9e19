import {
  claimingContent,
  claimsOf,
  isValidOn,
  type Claim,
  type ClaimingContent,
  type VerifiedClaim,
} from '@institute/schema';
import { readSingleton } from '../../content/read.ts';
import { cached } from '../../platform/cached.ts';
import { claimId, noteOf, readShownClaims, withCounted } from './shown-claims.ts';

const claimPaths: Record<ClaimingContent, string> = {
  home: '/',
  about: '/about',
  trustStats: '/',
  placementStats: '/placements',
};

/** The page that shows a claim of content, or leads to those that do. */
export const claimPath = (name: ClaimingContent, { kind }: Claim): string =>
  kind === 'placementStats.placedByCourseAndYear' ? '/courses' : claimPaths[name];

interface Made {
  readonly claim: Claim;
  readonly path: string;
}

/** What the site says now, by the claim's id. */
export async function readMade(): Promise<Map<string, Made>> {
  const shown = await readShownClaims();
  const each = async <Name extends ClaimingContent>(name: Name): Promise<readonly Claim[]> => {
    const content = await readSingleton(name);
    return content ? claimsOf(name, withCounted(name, content, shown)) : [];
  };
  const made = await Promise.all(
    claimingContent.map(async (name) =>
      (await each(name)).map(
        (claim) => [claimId(claim), { claim, path: claimPath(name, claim) }] as const,
      ),
    ),
  );
  return new Map(made.flat());
}

/** What the site says now and is backed, for `/how-we-count` (claims-7). */
export const readVerifiedClaims = cached(async (): Promise<VerifiedClaim[]> => {
  const [made, { claims }] = await Promise.all([readMade(), readShownClaims()]);
  const now = new Date();
  const backed = new Map(
    claims.filter((each) => isValidOn(each, now)).map((each) => [each.id, each]),
  );
  return [...made].flatMap(([id, { claim, path }]) => {
    const found = backed.get(id);
    if (!found) return [];
    return [{ ...claim, path, ...noteOf(claim, found) }];
  });
});
