import type { StoredRelease } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { editOf } from './edit.ts';
import { findReplaced, rebase } from './rebase.ts';
import { editsOf } from './releases.ts';

/** What an edit will make of its document. */
export interface Foreseen {
  /** The id of the edit. */
  readonly id: string;
  readonly document: string;
  readonly title: string;
  /** What is stored now. */
  readonly stored: DocumentData | undefined;
  /** What it changes: what is stored, after the releases before it. */
  readonly before: DocumentData | undefined;
  readonly next: DocumentData;
  /** Why it cannot go live like this; empty if it can. */
  readonly problem: string;
}

/** What releases will make of the site, one after another. One with a problem does not go live. */
export async function foresee(
  releases: readonly Pick<StoredRelease, '_id'>[],
): Promise<Map<string, readonly Foreseen[]>> {
  const moment = new Date().toISOString();
  const stored = new Map<string, DocumentData | undefined>();
  const site = new Map<string, DocumentData | undefined>();
  const foreseen = new Map<string, readonly Foreseen[]>();
  for (const { _id: release } of releases) {
    const all: Foreseen[] = [];
    for (const snapshot of (await editsOf(release).get()).docs) {
      const edit = editOf(snapshot);
      const { document } = edit;
      if (!stored.has(document))
        stored.set(document, (await firestore().doc(document).get()).data());
      const now = stored.get(document);
      const current = site.has(document) ? site.get(document) : now;
      const { data, problem } = await rebase(edit, current, async (based) =>
        now?.['updatedAt'] === based.basedOn ? now : findReplaced(based),
      );
      const next = { createdAt: moment, ...current, ...data, updatedAt: moment };
      const { id } = snapshot;
      all.push({ id, document, title: edit.title, stored: now, before: current, next, problem });
    }
    foreseen.set(release, all);
    if (all.some(({ problem }) => problem)) continue;
    for (const { document, next } of all) site.set(document, next);
  }
  return foreseen;
}
