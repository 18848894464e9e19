import { useController } from 'react-hook-form';

/** A text of the form by its place in it, with what the document says `now`. */
export function useTranslated(index: number, now: string) {
  const at = `texts.${index}`;
  const { field: tamil } = useController({ name: `${at}.tamil` });
  const { field: english } = useController({ name: `${at}.english` });
  return {
    /** Its path in the form. */
    at,
    /** The English that was translated. */
    was: String(english.value),
    isStale: tamil.value !== '' && english.value !== now,
    /** Says that the Tamil is that of what the document says now. */
    keep: () => english.onChange(now),
  };
}
