import {
  claimOf,
  collections,
  home,
  keepsFile,
  mostReplaced,
  type FileUse,
  type MediaDetails,
  type MediaFile,
  type MediaText,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { isObject } from '../content/texts-in.ts';
import { write, writeTogether } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { linkTo, usesOf } from './file-uses.ts';
import { asMediaFile, findFile } from './find-files.ts';

const nothing = { alt: '', focus: '', deletedAt: '' };

/** Stores what staff say of a file. */
async function change(id: string, fields: DocumentData, admin: Admin): Promise<MediaFile> {
  const { file, document } = await findFile(id);
  await write(document, admin, async (current) => ({ ...nothing, ...current, ...fields }));
  return asMediaFile(file, await document.get());
}

export const updateFile = (
  { id, body }: { id: string; body: MediaText },
  admin: Admin,
): Promise<MediaFile> => change(id, body, admin);

/** Takes a file from the deleted ones; one that is not among them stays as it is. */
export async function restoreFile({ id }: { id: string }, admin: Admin): Promise<MediaFile> {
  const { file, document } = await findFile(id);
  await write(
    document,
    admin,
    async (current) => current && (current['deletedAt'] ? { ...current, deletedAt: '' } : current),
  );
  return asMediaFile(file, await document.get());
}

/** Where a file is used, and who uploaded it. */
export async function getFile({ id }: { id: string }): Promise<MediaDetails> {
  const { file } = await findFile(id);
  const uploads = firestore()
    .collection(collections.audit)
    .where('document', '==', file.name)
    .limit(1);
  const [upload] = (await uploads.get()).docs;
  const by = ['byName', 'byEmail', 'by'].map((field) => upload?.get(field)).find(Boolean);
  return { uses: await usesOf(id), by };
}

/** Takes a file that nothing uses from the lists; after 30 days it is removed for good. */
export async function deleteFile({ id }: { id: string }, admin: Admin): Promise<{ _id: string }> {
  await findFile(id);
  const [use] = await usesOf(id);
  if (use) throw new ApiError('conflict', `This file is still used: ${use.title}`);
  await change(id, { deletedAt: new Date().toISOString() }, admin);
  return { _id: id };
}

/** A value with another link in the place of every link to a file. */
function withLink(value: unknown, from: RegExp, to: string): unknown {
  if (typeof value === 'string') return value.replace(from, to);
  if (Array.isArray(value)) return value.map((entry) => withLink(entry, from, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withLink(entry, from, to)]),
  );
}

/** What the claims among some places say. */
async function textsOfClaims(uses: readonly FileUse[]): Promise<Set<unknown>> {
  const claims = uses.filter(({ document }) => document.startsWith(`${collections.claims}/`));
  const found = await Promise.all(claims.map(({ document }) => firestore().doc(document).get()));
  return new Set(found.map((claim) => claim.get('text')));
}

/** A document with the new link, but for testimonials that claims, such as those of their students' consent, are about. */
function replaced(current: DocumentData, from: RegExp, to: string, claims: ReadonlySet<unknown>) {
  const changed = withLink(current, from, to) as DocumentData;
  const { testimonials = [] } = home.safeParse(current).data ?? {};
  for (const [index, each] of testimonials.entries())
    if (claims.has(claimOf.testimonial(each).text))
      changed['testimonials'][index] = current['testimonials'][index];
  return changed;
}

/**
 * Replaces a file by another one wherever pages use it: everywhere or, if that fails, nowhere. What somebody
 * agreed to, and what proves a claim, stays as it was.
 */
export async function replaceFile(
  { id, body }: { id: string; body: { by: string } },
  admin: Admin,
): Promise<{ documents: number }> {
  const [{ file: old }, { file: next }] = [await findFile(id), await findFile(body.by)];
  if (old.name.split('/')[0] !== next.name.split('/')[0])
    throw new ApiError('invalid', 'Replace an image with an image, and a PDF with a PDF', {
      fields: { by: 'Choose a file of the same type' },
    });
  const uses = await usesOf(id);
  const waiting = uses.find(({ document }) => document.startsWith(`${collections.edits}/`));
  if (waiting) {
    const text = `A scheduled change uses this file: ${waiting.title}. Publish or discard it first`;
    throw new ApiError('conflict', text);
  }
  const kept = await textsOfClaims(uses.filter(keepsFile));
  const shown = uses.filter((use) => !keepsFile(use));
  const used = new Set(shown.map(({ document }) => document));
  if (used.size > mostReplaced)
    throw new ApiError('conflict', `This file is used in more than ${mostReplaced} places`);
  const writes = [...used].map((path) => ({
    document: firestore().doc(path),
    change: async (current: DocumentData | undefined) =>
      current && replaced(current, linkTo(id), `/${next.name}`, kept),
  }));
  await writeTogether(writes, admin, {
    tooLarge: 'This file is used in too many long texts to be replaced everywhere at once',
  });
  return { documents: used.size };
}
