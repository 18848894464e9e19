import { collections, storedTemplate, type StoredTemplate, type Template } from '@institute/schema';
import type { Kind } from '../content/write.ts';
import { readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';

/** Most templates that are listed. */
const most = 100;

export const templates: Kind<Template, StoredTemplate> = {
  label: 'Template',
  collection: collections.templates,
  schema: storedTemplate,
  prepare: async (input) => input,
};

/** Templates, oldest first. */
export const listTemplates = (): Promise<StoredTemplate[]> =>
  readAll(
    storedTemplate,
    firestore().collection(collections.templates).orderBy('createdAt').limit(most),
  );
