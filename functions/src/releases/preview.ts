import { collections, previewDays, storedRelease, type StoredRelease } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { firestore } from '../platform/admin.ts';
import { hashOf, isHashOf, newSecret } from '../platform/secret.ts';
import { changeRelease, editsOf, record, releaseAt, requireWaiting } from './releases.ts';

/** A new address for the preview of a release; the one before no longer opens. */
export function previewRelease(
  { id }: { id: string },
  admin: Admin,
): Promise<{ path: string; until: string }> {
  const secret = newSecret();
  const until = new Date(Date.now() + previewDays * 24 * 60 * 60 * 1000).toISOString();
  return changeRelease(id, async (transaction) => {
    await requireWaiting(transaction, id);
    const { docs } = await transaction.get(editsOf(id).select('document', 'data.slug').limit(1));
    transaction.update(releaseAt(id), { previewHash: hashOf(secret), previewUntil: until });
    record(transaction, id, 'share', admin);
    const path = pathOf(String(docs[0]?.get('document')), docs[0]?.get('data.slug'));
    return { path: `${path}?preview=${id}.${secret}`, until };
  });
}

/** Where the first edit of a release shows. */
function pathOf(document: string, slug: unknown): string {
  const [collection = '', id = ''] = document.split('/');
  const fixed: Readonly<Record<string, string>> = {
    about: '/about',
    contactInfo: '/contact',
    placementStats: '/placements',
    placements: '/placements',
    batches: '/batches',
    trainers: '/trainers',
    demoPlans: '/demo',
  };
  if (collection === 'courses') return `/courses/${String(slug)}`;
  if (collection === 'posts') return typeof slug === 'string' ? `/blog/${slug}` : '/blog';
  return fixed[collection === 'content' ? id : collection] ?? '/';
}

/** A document as the release would make it, and as it is. */
interface PreviewedDocument {
  readonly collection: string;
  readonly id: string;
  readonly stored: DocumentData | undefined;
  readonly next: DocumentData;
}

export interface Preview {
  readonly release: StoredRelease;
  /** When it goes live; now, if no time is set. */
  readonly at: Date;
  readonly documents: readonly PreviewedDocument[];
}

/** The releases that go live before another one, in order. */
async function releasesBefore({ at }: StoredRelease): Promise<string[]> {
  if (at === null) return [];
  const sooner = firestore()
    .collection(collections.releases)
    .where('state', '==', 'waiting')
    .where('at', '<', at)
    .orderBy('at');
  return (await sooner.select().get()).docs.map(({ id }) => id);
}

/** The release that a preview's address shows; undefined if it does not open. */
export async function openPreview(token: string): Promise<Preview | undefined> {
  const [, id = '', secret = ''] = /^([\w-]{1,128})\.([\w-]{22})$/.exec(token) ?? [];
  if (!id) return undefined;
  const snapshot = await releaseAt(id).get();
  const release = parseDocument(storedRelease, snapshot);
  const hash: unknown = snapshot.get('previewHash');
  if (release?.state !== 'waiting' || typeof hash !== 'string') return undefined;
  if (Date.now() >= Date.parse(release.previewUntil ?? '')) return undefined;
  if (!isHashOf(hash, secret)) return undefined;
  const now = new Date();
  const at = new Date(Math.max(now.getTime(), Date.parse(release.at ?? now.toISOString())));
  const docs = await Promise.all(
    [...(await releasesBefore(release)), id].map(async (each) => (await editsOf(each).get()).docs),
  );
  // Of several edits of a document the last one holds.
  const last = new Map(docs.flat().map((edit) => [String(edit.get('document')), edit]));
  const documents = await Promise.all(
    [...last].map(async ([path, edit]): Promise<PreviewedDocument> => {
      const reference = firestore().doc(path);
      const stored = (await reference.get()).data();
      const moment = now.toISOString();
      const next = { createdAt: moment, ...stored, ...edit.get('data'), updatedAt: moment };
      return { collection: reference.parent.id, id: reference.id, stored, next };
    }),
  );
  return { release, at, documents };
}
