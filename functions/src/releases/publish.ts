import { storedRelease, type StoredRelease } from '@institute/schema';
import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { slugConflict } from '../content/slugs.ts';
import type { Context } from '../content/content-collection.ts';
import type { Together } from '../content/together.ts';
import { writeTogether, type Write } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound, reasonOf } from '../platform/errors.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { editOf, type Edit } from './edit.ts';
import { rebase, replacedVersion } from './rebase.ts';
import { editsOf, record, releaseAt, requireWaiting } from './releases.ts';

/** Names the edit that could not be written, as the release has many. */
function about({ title }: Edit, error: unknown): unknown {
  return error instanceof ApiError
    ? new ApiError(error.code, `${title}: ${reasonOf(error)}`, error.details)
    : error;
}

const kindOf = ({ document }: Edit) => {
  const kind = contentKindOf(document);
  if (!kind) throw notFound('Content');
  return kind;
};

/** Two new slugs of one release must differ: neither is stored yet. */
function slugGuard() {
  const slugs = new Set<string>();
  return ({ document }: Edit, slug: unknown): void => {
    if (slug === undefined) return;
    const key = `${document.split('/')[0]} ${String(slug)}`;
    if (slugs.has(key)) throw slugConflict();
    slugs.add(key);
  };
}

/** The edit merged with what was saved since. */
async function currentData(edit: Edit, { current, transaction }: Context): Promise<DocumentData> {
  const find = replacedVersion((query) => transaction.get(query));
  const { data, problem } = await rebase(edit, current, find);
  if (problem) throw new ApiError('conflict', problem);
  return data;
}

/** The write of an edit. `plan` computes the content; its errors name the edit. */
const writeOf = (
  edit: Edit,
  together: Together,
  plan: (context: Context) => Promise<DocumentData | undefined>,
  action?: Write['action'],
): Write => {
  const document = firestore().doc(edit.document);
  return {
    document,
    change: (current, transaction) =>
      plan({ id: document.id, current, transaction, together }).catch((error: unknown) => {
        throw about(edit, error);
      }),
    action,
  };
};

/**
 * Makes all edits of a release live in one transaction, or none. Run again, late or after a crash, it
 * finds that it is done.
 */
export async function publishRelease({ id }: { id: string }, admin: Admin): Promise<StoredRelease> {
  const { docs } = await editsOf(id).get();
  if (docs.length === 0) throw new ApiError('conflict', 'This release has no changes');
  let requireOwnSlug = slugGuard();
  const now = new Date().toISOString();
  const edits = docs.map(editOf);
  const together = new Map(edits.map(({ document, data }) => [document, data]));
  const writes = edits.map((edit) =>
    writeOf(edit, together, async (context) => {
      const data = await currentData(edit, context);
      const fields = await kindOf(edit).prepare(data, context);
      requireOwnSlug(edit, fields['slug']);
      return fields;
    }),
  );
  await writeTogether(writes, admin, {
    tooLarge:
      'This release is too large to go live at once: move some of its changes to another one',
    check: async (transaction) => {
      // The transaction may run again: it then meets its own slugs.
      requireOwnSlug = slugGuard();
      await requireWaiting(transaction, id);
      const held = await transaction.get(editsOf(id).select('updatedAt'));
      const isSame = held.docs.every(
        (found, index) =>
          found.id === docs[index]?.id && found.get('updatedAt') === docs[index]?.get('updatedAt'),
      );
      if (!isSame || held.size !== docs.length)
        throw new ApiError('conflict', 'Someone else is changing this release; try again');
    },
    finish: (transaction, changes) => {
      const change = { state: 'published', problem: '', publishedAt: now, updatedAt: now };
      transaction.update(releaseAt(id), change);
      for (const [index, { before, after }] of changes.entries()) {
        const edit = docs[index];
        if (edit)
          transaction.update(edit.ref, {
            before: before ?? null,
            after: after?.['updatedAt'] ?? null,
            // The document has it now; both together can be more than one document can have.
            data: FieldValue.delete(),
          });
      }
      record(transaction, id, 'publish', admin);
    },
  });
  return readRelease(id);
}

async function readRelease(id: string): Promise<StoredRelease> {
  const found = parseDocument(storedRelease, await releaseAt(id).get());
  if (!found) throw notFound('Release');
  return found;
}

/** Puts back what a release replaced, unless it was changed since. */
export async function undoRelease({ id }: { id: string }, admin: Admin): Promise<StoredRelease> {
  const { docs } = await editsOf(id).get();
  const edits = docs.map(editOf);
  const together = new Map(edits.map(({ document, before }) => [document, before ?? undefined]));
  const writes = edits.map((edit) =>
    writeOf(
      edit,
      together,
      async (context) => {
        const { current } = context;
        if ((current?.['updatedAt'] ?? null) !== edit.after)
          throw new ApiError('conflict', 'This has changed since the release and cannot be undone');
        const kind = kindOf(edit);
        if (edit.before) return kind.prepare(edit.before, context);
        if (current) await kind.prepareRemoval?.(current, context);
        return undefined;
      },
      () => 'restore',
    ),
  );
  await writeTogether(writes, admin, {
    check: async (transaction) => {
      const stored = parseDocument(storedRelease, await transaction.get(releaseAt(id)));
      if (!stored) throw notFound('Release');
      if (stored.state !== 'published')
        throw new ApiError('conflict', 'Only a published release can be undone');
    },
    finish: (transaction) => {
      const change = { state: 'undone', updatedAt: new Date().toISOString() };
      transaction.update(releaseAt(id), change);
      record(transaction, id, 'restore', admin);
    },
  });
  return readRelease(id);
}
