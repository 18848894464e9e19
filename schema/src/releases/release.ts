import * as z from 'zod/mini';
import { collections, writtenKindOf } from '../kinds/kinds.ts';
import { translatedPath, translationId } from '../translations/translation-id.ts';
import type { Translation } from '../translations/translation.ts';
import {
  clientId,
  documentId,
  documentIdPattern,
  requiredText,
  storedInCollection,
  timestamp,
} from '../fields/fields.ts';

/** Most edits in a release: one transaction publishes them all. */
export const releaseEditLimit = 60;

/** How long the address of a preview can be opened, in days. */
export const previewDays = 7;

export const releaseStates = ['waiting', 'published', 'undone'] as const;

const name = requiredText('Name', 100);

/** When it goes live by itself; null for when somebody publishes it. */
const at = z.nullable(timestamp());

/** A named set of edits that go live together. */
export const release = z.object({ name, at });

/** With a client-made `id`, a retry makes one release. */
export const newRelease = z.extend(release, { id: z.optional(clientId()) });

const isDocumentPath = (path: string): boolean => {
  const [, id = '', more] = path.split('/');
  return more === undefined && documentIdPattern.test(id);
};

/** Path of a document whose edit can wait, such as `courses/abc` or `content/home`. */
const editedDocument = z
  .string()
  .check(
    z.refine(
      (path) => isDocumentPath(path) && writtenKindOf(path)?.isReleasable === true,
      'Changes to this cannot be scheduled',
    ),
  );

/** Whether a translation has the id that is made of its kind and what it is of, as where it is saved at once. */
function isAtItsPlace(document: string, { kind, of }: Record<string, unknown>): boolean {
  const [collection, id = ''] = document.split('/');
  if (collection !== collections.translations) return true;
  const made = translationId({ kind: kind as Translation['kind'], of: String(of ?? '') });
  return id === made && translatedPath(id) !== undefined;
}

/** An edit that goes live later: the content as the editor's form would save it. */
export const newEdit = z
  .object({
    document: editedDocument,
    title: requiredText('Title', 300),
    data: z.record(z.string(), z.unknown()),
    /** `updatedAt` of the version that was edited; null for something new. */
    basedOn: z.nullable(timestamp()),
  })
  .check(
    z.refine(({ document, data }) => isAtItsPlace(document, data), {
      message:
        'Name a translation by its kind and what it is of, such as translations/courses_abc or translations/home',
      path: ['document'],
    }),
  );

/** Where an edit moves to. */
export const editMove = z.object({ release: documentId() });

/** An edit without its content. */
export const storedEdit = z.object({
  _id: documentId(),
  release: documentId(),
  document: z.string(),
  title: z.string(),
  basedOn: z.nullable(timestamp()),
  byEmail: z.optional(z.string()),
  byName: z.optional(z.string()),
  updatedAt: timestamp(),
});

/** An edit that was added, and what keeps it or another edit of its document from going live. */
export const addedEdit = z.extend(storedEdit, { warnings: z.array(z.string()) });

/** An edit, and why it cannot go live as it is; empty if it can. */
const checkedEdit = z.extend(storedEdit, { problem: z.string() });

/** An edit with its content, and the release that it waits in. */
export const waitingEdit = z.extend(checkedEdit, {
  data: z.record(z.string(), z.unknown()),
  releaseName: z.string(),
});

export const storedRelease = z.extend(release, {
  ...storedInCollection,
  state: z.enum(releaseStates),
  /** Why it could not be published; empty otherwise. */
  problem: z.string(),
  publishedAt: z.nullable(timestamp()),
  /** Until when the address of its preview can be opened. */
  previewUntil: z.nullable(timestamp()),
});

/** Most changes of an edit that a release lists. */
export const listedChanges = 4;

/** A field that an edit changes. Long texts are cut. */
const editChange = z.object({ label: z.string(), from: z.string(), to: z.string() });

/** An edit that waits lists what it changes; one of something new, and one that went live, nothing. */
const listedEdit = z.extend(checkedEdit, {
  changes: z.array(editChange),
  /** How many changes it has besides those that are listed. */
  more: z.int(),
});

export const releaseWithEdits = z.extend(storedRelease, { edits: z.array(listedEdit) });

/** One that did not go live, or soon does: who planned it, and the titles of what it changes. */
export const dueRelease = z.extend(storedRelease, {
  byEmail: z.nullish(z.string()),
  byName: z.nullish(z.string()),
  titles: z._default(z.array(z.string()), []),
});

/** The address of a preview: path and query. */
export const previewAddress = z.object({ path: z.string(), until: timestamp() });

export type PreviewAddress = z.infer<typeof previewAddress>;
export type Release = z.infer<typeof release>;
export type StoredRelease = z.infer<typeof storedRelease>;
export type ReleaseWithEdits = z.infer<typeof releaseWithEdits>;
export type DueRelease = z.infer<typeof dueRelease>;
export type ListedEdit = z.infer<typeof listedEdit>;
export type NewEdit = z.infer<typeof newEdit>;
export type EditMove = z.infer<typeof editMove>;
export type StoredEdit = z.infer<typeof storedEdit>;
export type WaitingEdit = z.infer<typeof waitingEdit>;
