import type { StoredVersion } from '@institute/schema';

/** A moment as a person reads it, to the second: several saves may share a minute. */
const momentText = (iso: string): string =>
  new Date(iso).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  });

const deeds: Record<StoredVersion['action'], string> = {
  create: 'created',
  update: 'changed',
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'replaced by an older version',
  upload: 'uploaded',
};

/** When a version stopped to hold. */
export const untilText = ({ at }: StoredVersion): string => `Until ${momentText(at)}`;

/** What happened to a version, and who did that. */
export const deedText = ({ action, by, byEmail }: StoredVersion): string =>
  `Then ${deeds[action]} by ${byEmail ?? by}`;

/** When something was deleted, and who did that. */
export const deletionText = ({ at, by, byEmail }: StoredVersion): string =>
  `Deleted ${momentText(at)} by ${byEmail ?? by}`;
