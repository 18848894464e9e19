/**
 * The letter that is pressed together with Ctrl, or the command key of a Mac; on a keyboard of
 * another script, the one that stands on the key.
 */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
}
