import {
  claimingContent,
  claimsOf,
  noteKey,
  shownContent,
  type ClaimingContent,
  type Notes,
  type Singleton,
  type SingletonContent,
  type WithNotes,
} from '@institute/schema';
import { getSingleton } from '../../content/singletons.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { asShown, cachedShownClaims, type Showing } from './shown-claims.ts';

/** Answers content: all of it to admins, and what may be shown to everybody else. */
export const getShown =
  <Name extends ClaimingContent>(name: Name) =>
  async (
    _: unknown,
    { admin }: { readonly admin: Admin | undefined },
  ): Promise<SingletonContent[Name]> => {
    const found = await getSingleton(name)();
    return admin ? found : asShown(name, found, await cachedShownClaims());
  };

export const makesClaims = (name: Singleton): name is ClaimingContent =>
  claimingContent.some((each) => each === name);

/** Content for pages, with the notes of its claims. */
export async function forPages<Name extends Singleton>(
  name: Name,
  content: SingletonContent[Name],
  showing?: Showing,
): Promise<WithNotes<Name>> {
  const shown = makesClaims(name)
    ? asShown(name, content as SingletonContent[typeof name], await cachedShownClaims(), showing)
    : content;
  return shown as WithNotes<Name>;
}

/** Content in another language, whose notes are found by the texts that its claims have there (claims-6). */
export function withNotesOf<Content extends object>(
  name: Singleton,
  content: Content,
  said: Content,
): Content {
  if (said === content || !makesClaims(name) || !('notes' in content)) return said;
  const keysOf = (of: Content) => claimsOf(name, of as SingletonContent[typeof name]).map(noteKey);
  const keys = keysOf(said);
  const inLanguage = new Map(keysOf(content).map((key, index) => [key, keys[index] ?? key]));
  const notes = Object.entries(content.notes as Notes).map(([key, note]) => [
    inLanguage.get(key) ?? key,
    note,
  ]);
  return { ...said, notes: Object.fromEntries(notes) };
}

/** Content as it is shown where nothing is backed. */
export const withoutItsClaims = <Name extends Singleton>(
  name: Name,
  content: SingletonContent[Name],
): WithNotes<Name> =>
  (makesClaims(name)
    ? shownContent(name, content as SingletonContent[typeof name], () => undefined)
    : content) as WithNotes<Name>;
