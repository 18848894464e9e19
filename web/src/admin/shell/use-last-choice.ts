import { useRef, useState } from 'react';

/**
 * Saves what is chosen as soon as it is, a choice made during a save after that one. Returns what is
 * being saved, to be shown as if it were stored, and the function that chooses. `save` is given what
 * it returned just before, if it did, and tells failures itself.
 */
export function useLastChoice<Choice, Saved>(
  save: (choice: Choice, before?: Saved) => Promise<Saved>,
): readonly [Choice | undefined, (choice: Choice) => Promise<void>] {
  const [pending, setPending] = useState<Choice>();
  const saving = useRef<{ choice: Choice }>(undefined);

  async function choose(choice: Choice): Promise<void> {
    setPending(choice);
    if (saving.current) {
      saving.current.choice = choice;
      return;
    }
    const wanted = { choice };
    saving.current = wanted;
    let sent: Choice;
    let saved: Saved | undefined;
    do {
      sent = wanted.choice;
      saved = await save(sent, saved);
    } while (wanted.choice !== sent);
    saving.current = undefined;
    setPending(undefined);
  }

  return [pending, choose];
}
