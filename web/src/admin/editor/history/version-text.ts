import { institute, type StoredVersion } from '@institute/schema';
import { personOf } from '../../../lib/firebase/live/person-of.ts';

/** A timestamp for display, to the second: several saves may share a minute. */
const momentText = (iso: string): string =>
  new Date(iso).toLocaleString(institute.locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: institute.timeZone,
  });

const verbs: Record<StoredVersion['action'], string> = {
  create: 'created',
  update: 'changed',
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'replaced with an older version',
  upload: 'uploaded',
};

/** Until when a version was current. */
export const untilText = ({ at }: StoredVersion): string => `Current until ${momentText(at)}`;

/** What replaced a version, and who did that. */
export const replacedText = (version: StoredVersion): string =>
  `Then ${verbs[version.action]} by ${personOf(version) ?? version.by}`;

/** When something was deleted, and by whom. */
export const deletionText = (version: StoredVersion): string =>
  `Deleted ${momentText(version.at)} by ${personOf(version) ?? version.by}`;
