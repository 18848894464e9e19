import {
  collections,
  documentIdPattern,
  pathIn,
  previewDays,
  storedRelease,
  translatedPath,
  writtenKindOf,
  type PreviewAddress,
  type StoredRelease,
} from '@institute/schema';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { mayNow } from '../account/may-now.ts';
import { isTamilOn } from '../content/contact-details.ts';
import { parseDocument } from '../content/read.ts';
import type { Admin } from '../platform/caller/account.ts';
import { firestore } from '../platform/admin.ts';
import { hashOf, isHashOf, newSecret } from '../platform/secret.ts';
import { foresee } from './forecast.ts';
import {
  changeRelease,
  editsOf,
  record,
  releaseAt,
  requireWaiting,
  scheduledReleases,
} from './releases.ts';

/** In whose name the address of a preview is given; releases of earlier versions have only `by`. */
const sharedBy = (release: DocumentSnapshot): string =>
  String(release.get('previewBy') ?? release.get('by'));

/** Whether an address that ends then can still be opened. */
const isOpen = (until: string | null): boolean => Date.now() < Date.parse(until ?? '');

const afterDays = () => new Date(Date.now() + previewDays * 24 * 60 * 60 * 1000).toISOString();

async function share(id: string, admin: Admin, mayKeep: boolean): Promise<PreviewAddress> {
  return changeRelease(id, async (transaction) => {
    const { previewUntil } = await requireWaiting(transaction, id);
    const current = await transaction.get(releaseAt(id));
    const { docs } = await transaction.get(editsOf(id).select('document', 'data.slug').limit(1));
    const kept: unknown = current.get('previewSecret');
    const isKept = mayKeep && typeof kept === 'string' && isOpen(previewUntil);
    const secret = isKept ? kept : newSecret();
    // One that is passed on ends when it was to end.
    const until = (isKept && previewUntil) || afterDays();
    if (!isKept)
      transaction.update(releaseAt(id), {
        previewSecret: secret,
        previewHash: hashOf(secret),
        previewUntil: until,
        previewBy: admin.uid,
      });
    record(transaction, id, 'share', admin);
    const path = await pathOf(docs[0]);
    return { path: `${path}?preview=${id}.${secret}`, until };
  });
}

/**
 * The address of the preview of a release: the same until it ends, unless whoever it was given to first may
 * no longer change content. Whoever could read the stored secret could also read the edits.
 */
export async function previewRelease(
  { id }: { id: string },
  admin: Admin,
): Promise<PreviewAddress> {
  const release = await releaseAt(id).get();
  const mayKeep = release.exists && (await mayNow(sharedBy(release), 'editContent'));
  return share(id, admin, mayKeep);
}

/** Another address of the preview, such as after a leak: the one before it ends. */
export const renewPreview = ({ id }: { id: string }, admin: Admin): Promise<PreviewAddress> =>
  share(id, admin, false);

/** Where the first edit of a release shows; that of a translation in Tamil. */
async function pathOf(edit: DocumentSnapshot | undefined): Promise<string> {
  const document = String(edit?.get('document'));
  const [collection, id = ''] = document.split('/');
  const translated = collection === collections.translations ? translatedPath(id) : undefined;
  if (translated === undefined) return pathOfKind(document, edit?.get('data.slug'));
  const { slug } = (await firestore().doc(translated).get()).data() ?? {};
  return pathIn((await isTamilOn()) ? 'ta' : 'en', pathOfKind(translated, slug));
}

function pathOfKind(document: string, slug: unknown): string {
  const address = writtenKindOf(document)?.address ?? '/';
  return typeof slug === 'string'
    ? address.replace('{slug}', slug)
    : address.replace(/\/\{slug\}$/, '');
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
  /** Why it cannot go live like this. */
  readonly problems: readonly string[];
}

/** The releases that go live before another one, in order. */
async function releasesBefore({ _id, at }: StoredRelease): Promise<StoredRelease[]> {
  const all = at === null ? [] : await scheduledReleases();
  return all.slice(
    0,
    all.findIndex((release) => release._id === _id),
  );
}

/** The release that a preview's address shows; undefined if it does not open. */
export async function openPreview(token: string): Promise<Preview | undefined> {
  const [, id = '', secret = ''] = /^([\w-]{1,128})\.([\w-]{22})$/.exec(token) ?? [];
  // Firestore refuses ids such as __id__.
  if (!documentIdPattern.test(id)) return undefined;
  const snapshot = await releaseAt(id).get();
  const release = parseDocument(storedRelease, snapshot);
  const hash: unknown = snapshot.get('previewHash');
  if (release?.state !== 'waiting' || typeof hash !== 'string') return undefined;
  if (!isOpen(release.previewUntil)) return undefined;
  if (!isHashOf(hash, secret)) return undefined;
  if (!(await mayNow(sharedBy(snapshot), 'editContent'))) return undefined;
  const now = new Date();
  const at = new Date(Math.max(now.getTime(), Date.parse(release.at ?? now.toISOString())));
  const foreseen = await foresee([...(await releasesBefore(release)), release]);
  const live = [...foreseen].flatMap(([each, edits]) =>
    each === id || edits.every(({ problem }) => !problem) ? edits : [],
  );
  // Of several edits of a document the last one holds.
  const last = new Map(live.map((each) => [each.document, each]));
  const documents = [...last.values()].map(({ document, stored, next }) => {
    const { parent, id: name } = firestore().doc(document);
    return { collection: parent.id, id: name, stored, next };
  });
  const problems = (foreseen.get(id) ?? []).flatMap(({ title, problem }) =>
    problem ? [`${title}: ${problem}`] : [],
  );
  return { release, at, documents, problems };
}
