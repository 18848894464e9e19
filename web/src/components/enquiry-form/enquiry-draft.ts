import type { StoredEnquiry } from '@institute/schema';
import type { EnquiryBody } from '../../lib/enquiries/send-enquiry.ts';

type Source = StoredEnquiry['source'];

/** Form values by field name. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

/** Unsent form values. */
interface Draft {
  readonly values: TypedValues;
  /** What the form had preselected. */
  readonly preset: TypedValues;
  /** The last failed attempt. */
  readonly attempt: EnquiryBody | null;
}

const none: Draft = { values: {}, preset: {}, attempt: null };

const keyOf = (source: Source): string => `enquiry-draft: ${source}`;

/** The form's draft in this tab; empty if there is none, or no storage. */
export function readDraft(source: Source): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(source));
    return stored ? { ...none, ...(JSON.parse(stored) as Partial<Draft>) } : none;
  } catch {
    return none;
  }
}

/** Stores a draft, or parts of it, until the tab is closed. */
export function keepDraft(source: Source, changed: Partial<Draft>): void {
  try {
    sessionStorage.setItem(keyOf(source), JSON.stringify({ ...readDraft(source), ...changed }));
  } catch {
    // Without storage the form still works, but has no draft.
  }
}

export function dropDraft(source: Source): void {
  try {
    sessionStorage.removeItem(keyOf(source));
  } catch {
    // Then there is no draft to drop.
  }
}

/**
 * The values of a draft to restore. What was already typed stays, and so does a preselected choice,
 * unless the draft was started with the same one.
 */
export function valuesToRestore(
  draft: Pick<Draft, 'values' | 'preset'>,
  current: TypedValues,
  preset: TypedValues,
): TypedValues {
  const belongs = (name: string): boolean => {
    const chosen = preset[name] ?? '';
    const untouched = current[name] === chosen;
    return untouched && (chosen === '' || draft.preset[name] === chosen);
  };
  return Object.fromEntries(Object.entries(draft.values).filter(([name]) => belongs(name)));
}
