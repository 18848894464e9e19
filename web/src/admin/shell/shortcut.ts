/**
 * The letter pressed together with Ctrl or Cmd; on keyboards of other scripts, the Latin letter of
 * that key.
 */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
}
