import { readSwitch } from './device-switch.ts';

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

/** The switch that turns off all keys that are pressed alone (WCAG 2.1.4). */
export const singleKeysOff = 'single-keys-off';

/** The key pressed alone, in lower case; undefined where such keys are switched off. */
export const singleKeyOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | undefined =>
  ctrlKey || metaKey || altKey || readSwitch(singleKeysOff) ? undefined : key.toLowerCase();
