import {
  collections,
  tamilStanding,
  translationId,
  type TranslatedName,
  type Untranslated,
} from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { translationStates } from './translation-states.ts';

/** Says in a list whether something is missing or stale in Tamil, once the site is in Tamil (tamil-12). */
export function TamilMark({ of }: { readonly of: Untranslated }) {
  const { tamil } = useOwnFacts();
  const standing = tamilStanding(of);
  if (!tamil || standing === 'Complete') return null;
  return <> · Tamil: {standing.toLowerCase()}</>;
}

interface OfShortListProps {
  readonly kind: TranslatedName;
  readonly id: string;
}

/** The same in a list whose documents do not say it: another's translation may have the branch of a batch. */
export function TamilMarkOf({ kind, id }: OfShortListProps) {
  const { tamil = false } = useOwnFacts();
  const { data } = useQuery({ ...translationStates(kind), enabled: tamil });
  const translation = `${collections.translations}/${translationId({ kind, of: id })}`;
  const state = data?.find(({ document }) => document === translation);
  return state && <TamilMark of={state} />;
}
