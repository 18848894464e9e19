import type { Untranslated } from '@institute/schema';
import { useOwnFacts } from '../../lib/content/own-facts.ts';

/** Says in a list whether something is missing or stale in Tamil, once the site is in Tamil (tamil-12). */
export function TamilMark({ of }: { readonly of: Untranslated }) {
  const { tamil } = useOwnFacts();
  const isStale = of !== undefined && of.stale > 0;
  const isMissing = of === undefined || of.missing > 0;
  if (!tamil || !(isStale || isMissing)) return null;
  return <> · Tamil: {isStale ? 'stale' : 'missing'}</>;
}
