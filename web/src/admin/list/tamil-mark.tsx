import { tamilStanding, type Untranslated } from '@institute/schema';
import { useOwnFacts } from '../../lib/content/own-facts.ts';

/** Says in a list whether something is missing or stale in Tamil, once the site is in Tamil (tamil-12). */
export function TamilMark({ of }: { readonly of: Untranslated }) {
  const { tamil } = useOwnFacts();
  const standing = tamilStanding(of);
  if (!tamil || standing === 'Complete') return null;
  return <> · Tamil: {standing.toLowerCase()}</>;
}
