import { collections } from '@institute/schema';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { Refused } from '../refused.ts';

/** Documents that tables name by a word instead of by their id. */
export interface References {
  readonly idOf: (kind: Named, word: string) => string;
  readonly wordOf: (kind: Named, id: string) => string;
}

type Named = keyof typeof named;

/** Where they are, and the field with the word. */
const named = {
  course: [collections.courses, 'slug'],
  trainer: [collections.trainers, 'name'],
} as const;

/** Words and ids of some documents; a word that two of them have stands for neither. */
export function referencesOf(
  found: Readonly<Record<Named, readonly (readonly [id: string, word: string])[]>>,
): References {
  return {
    idOf: (kind, given) => {
      const word = given.trim();
      const its = found[kind].filter(([id, each]) => each === word || id === word);
      if (its.length > 1) throw new Refused(`two ${kind}s are called "${word}": write the id`);
      const [[id] = ['']] = its;
      if (!id) throw new Refused(`there is no ${kind} "${word}": bring it in first`);
      return id;
    },
    wordOf: (kind, id) => {
      const word = found[kind].find(([each]) => each === id)?.[1];
      const isShared =
        found[kind].filter(([each, other]) => other === word || each === word).length > 1;
      return word === undefined || word !== word.trim() || isShared ? id : word;
    },
  };
}

/** The courses and trainers that are stored. */
export async function readReferences(): Promise<References> {
  const read = async (kind: Named) => {
    const [collection, field] = named[kind];
    const { docs } = await firestore().collection(collection).select(field).get();
    return docs.map((each) => [each.id, String(each.get(field))] as const);
  };
  return referencesOf({ course: await read('course'), trainer: await read('trainer') });
}
