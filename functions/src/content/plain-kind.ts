import {
  kinds,
  storedSchemas,
  type FormOf,
  type ListedName,
  type StoredOf,
} from '@institute/schema';
import type { ContentCollection } from './content-collection.ts';

/** A kind with a collection as its record has it: what fits its form is stored as it is. */
export const plainKind = <Name extends ListedName>(
  name: Name,
): ContentCollection<FormOf<Name> & object, StoredOf<Name>> => ({
  label: kinds[name].label,
  collection: name,
  schema: storedSchemas[name],
  prepare: async (input) => input,
});
