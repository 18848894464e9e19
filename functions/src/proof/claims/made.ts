import {
  claimingContent,
  claimsOf,
  isTranslated,
  isValidOn,
  type Claim,
  type ClaimingContent,
  type Language,
  type VerifiedClaim,
} from '@institute/schema';
import { readSingleton } from '../../content/read.ts';
import { cachedByKey } from '../../platform/cached.ts';
import { sayEnglish, sayIn } from '../../content/translations/say.ts';
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
  /** Its text in the language that was asked for, as far as it is translated. */
  readonly said: string;
  readonly path: string;
}

/** What the site says now, by the claim's id. */
export async function readMade(say = sayEnglish): Promise<Map<string, Made>> {
  const shown = await readShownClaims();
  const each = async <Name extends ClaimingContent>(name: Name): Promise<readonly Made[]> => {
    const content = await readSingleton(name);
    if (!content) return [];
    const now = withCounted(name, content, shown);
    const [inLanguage = now] = isTranslated(name) ? await say.cards(name, [now], () => '') : [];
    const texts = claimsOf(name, inLanguage).map(({ text }) => text);
    return claimsOf(name, now).map((claim, index) => ({
      claim,
      said: texts[index] ?? claim.text,
      path: claimPath(name, claim),
    }));
  };
  const made = await Promise.all(claimingContent.map(async (name) => each(name)));
  return new Map(made.flat().map((one) => [claimId(one.claim), one]));
}

/** What the site says now and is backed, in a language, for `/how-we-count` (claims-7). */
export const readVerifiedClaims = cachedByKey(
  async (language: Language): Promise<VerifiedClaim[]> => {
    const say = sayIn(language);
    const [made, { claims }] = await Promise.all([readMade(say), readShownClaims()]);
    const now = new Date();
    const backed = new Map(
      claims.filter((each) => isValidOn(each, now)).map((each) => [each.id, each]),
    );
    return [...made].flatMap(([id, { claim, said, path }]) => {
      const found = backed.get(id);
      if (!found) return [];
      return [{ ...claim, text: said, path, ...noteOf(claim, found, say.language) }];
    });
  },
);
