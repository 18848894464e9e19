import type { Enquiry } from '@institute/schema';
import type { EnquiryBody } from './send-enquiry.ts';

/** Values of a form's fields, by their names. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

/** What was typed into a form and not stored yet. */
interface Draft {
  readonly values: TypedValues;
  /** What the form had chosen by itself. */
  readonly preset: TypedValues;
  /** The attempt that failed last. */
  readonly attempt: EnquiryBody | null;
}

const none: Draft = { values: {}, preset: {}, attempt: null };

const keyOf = (source: Enquiry['source']): string => `enquiry-draft: ${source}`;

/** The draft of a form in this tab; an empty one where there is none or storage is not available. */
export function readDraft(source: Enquiry['source']): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(source));
    return stored ? { ...none, ...(JSON.parse(stored) as Partial<Draft>) } : none;
  } catch {
    return none;
  }
}

/** Keeps a draft, or the parts of it that are given, until the tab closes. */
export function keepDraft(source: Enquiry['source'], changed: Partial<Draft>): void {
  try {
    sessionStorage.setItem(keyOf(source), JSON.stringify({ ...readDraft(source), ...changed }));
  } catch {
    // Without storage the form works as well; it only forgets what was typed.
  }
}

export function dropDraft(source: Enquiry['source']): void {
  try {
    sessionStorage.removeItem(keyOf(source));
  } catch {
    // Nothing was kept either.
  }
}

/**
 * The values of a draft that belong into a form. What was typed into it already stays, and so does
 * a choice that the form makes by itself, unless the draft began with the same choice.
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
