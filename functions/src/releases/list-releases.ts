import {
  collections,
  describeValue,
  dueRelease,
  feeText,
  fieldLabel,
  listedChanges,
  shownDifferences,
  storedEdit,
  storedRelease,
  type DueRelease,
  type ListedEdit,
  type ReleaseWithEdits,
  type StoredRelease,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { excerpts } from './excerpts.ts';
import { foresee, type Foreseen } from './forecast.ts';
import { asForm } from './rebase.ts';
import { editsOf, scheduled, scheduledReleases } from './releases.ts';

/** How many releases are listed. */
const releaseLimit = 100;

/** Amounts are said as on the site; `price` of a course, `amount` of an instalment. */
const isMoney = /(^|\.)(price|amount)$/;

const valueText = (value: unknown, path: string): string =>
  typeof value === 'number' && isMoney.test(path) ? feeText(value) : describeValue(value);

type Changes = Pick<ListedEdit, 'problem' | 'changes' | 'more'>;

/** What an edit that waits changes, old and new, and what keeps it from going live. */
function changesOf({ document, before, next, problem }: Foreseen): Changes {
  if (!before) return { problem, changes: [], more: 0 };
  const form = (data: DocumentData) => asForm({ document, data: next }, data);
  const found = shownDifferences(form(before), form(next));
  const changes = found.slice(0, listedChanges).map(({ path, ours, theirs }) => {
    const [from, to] = excerpts(valueText(ours, path), valueText(theirs, path));
    return { label: fieldLabel(document, path.split('.')[0] ?? ''), from, to };
  });
  return { problem, changes, more: found.length - changes.length };
}

const noChanges: Changes = { problem: '', changes: [], more: 0 };

/** What the edits that wait change, by the edit's id. */
async function changesIn(found: readonly StoredRelease[]): Promise<Map<string, Changes>> {
  const drafts = found.filter(({ state, at }) => state === 'waiting' && at === null);
  const all = await Promise.all([
    foresee(await scheduledReleases()),
    ...drafts.map((draft) => foresee([draft])),
  ]);
  const edits = all.flatMap((foreseen) => [...foreseen.values()].flat());
  return new Map(edits.map((edit) => [edit.id, changesOf(edit)]));
}

/** All that wait, and those published last. */
export async function listReleases(): Promise<ReleaseWithEdits[]> {
  const all = firestore().collection(collections.releases).orderBy('createdAt', 'desc');
  const found = await readAll(storedRelease, all.limit(releaseLimit));
  const changes = await changesIn(found);
  return Promise.all(
    found.map(async (release) => {
      const edits = await readAll(storedEdit, editsOf(release._id));
      return {
        ...release,
        edits: edits.map((edit) => ({ ...edit, ...(changes.get(edit._id) ?? noChanges) })),
      };
    }),
  );
}

const soon = 24 * 60 * 60 * 1000;

/** Those that could not be published at their time, the latest first, and those that go live soon, the next first. */
export async function listDueReleases(): Promise<DueRelease[]> {
  const until = new Date(Date.now() + soon).toISOString();
  const due = await readAll(dueRelease, scheduled().where('at', '<=', until));
  const failed = due.filter(({ problem }) => problem !== '').toReversed();
  const found = [...failed, ...due.filter(({ problem }) => problem === '')];
  return Promise.all(
    found.map(async (release) => {
      const { docs } = await editsOf(release._id).select('title').get();
      return { ...release, titles: docs.map((edit) => String(edit.get('title'))) };
    }),
  );
}
