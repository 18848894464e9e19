import {
  collections,
  storedEdit,
  storedRelease,
  type ReleaseWithEdits,
  type StoredRelease,
} from '@institute/schema';
import { readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { foresee } from './forecast.ts';
import { editsOf, scheduledReleases } from './releases.ts';

/** How many releases are listed. */
const releaseLimit = 100;

/** What keeps edits that wait from going live, by the edit's id. */
async function problemsOf(found: readonly StoredRelease[]): Promise<Map<string, string>> {
  const drafts = found.filter(({ state, at }) => state === 'waiting' && at === null);
  const all = await Promise.all([
    foresee(await scheduledReleases()),
    ...drafts.map((draft) => foresee([draft])),
  ]);
  const edits = all.flatMap((foreseen) => [...foreseen.values()].flat());
  return new Map(edits.map(({ id, problem }) => [id, problem]));
}

/** All that wait, and those published last. */
export async function listReleases(): Promise<ReleaseWithEdits[]> {
  const all = firestore().collection(collections.releases).orderBy('createdAt', 'desc');
  const found = await readAll(storedRelease, all.limit(releaseLimit));
  const problems = await problemsOf(found);
  return Promise.all(
    found.map(async (release) => {
      const edits = await readAll(storedEdit, editsOf(release._id));
      return {
        ...release,
        edits: edits.map((edit) => ({ ...edit, problem: problems.get(edit._id) ?? '' })),
      };
    }),
  );
}

/** Those whose time has come, and that could not be published, the latest first. */
export async function listFailedReleases(): Promise<StoredRelease[]> {
  const now = new Date().toISOString();
  return (await scheduledReleases())
    .filter(({ at, problem }) => problem && at !== null && at <= now)
    .toReversed();
}
