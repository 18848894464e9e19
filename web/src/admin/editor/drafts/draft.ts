import type { Version } from '../version.ts';

type Values = Readonly<Record<string, unknown>>;

/** Unsaved changes, stored in this browser. */
export interface Draft {
  readonly id: string;
  /** Title and address of what it is a draft of. */
  readonly title: string;
  readonly path: string;
  /** What the history entry at that address says besides. */
  readonly state?: string;
  readonly values: Values;
  /** The version that the edit is based on. */
  readonly base: Version<Values>;
  /** When it was stored, in milliseconds. */
  readonly keptAt: number;
  /** Whether it comes from "Undo changes". */
  readonly undone: boolean;
}

const prefix = 'adminDraft:';

const keyOf = (name: string, id: string) => `${prefix}${name}#${id}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(id: string, stored: string): Draft | undefined {
  try {
    const { title, path, state, values, base, keptAt, undone } = JSON.parse(stored);
    if (typeof title !== 'string' || typeof path !== 'string') return undefined;
    if (!isRecord(values) || !isRecord(base?.values) || typeof keptAt !== 'number') {
      return undefined;
    }
    const updatedAt = typeof base.updatedAt === 'string' ? base.updatedAt : undefined;
    const from = { values: base.values, updatedAt };
    const at = typeof state === 'string' ? { path, state } : { path };
    return { id, title, ...at, values, base: from, keptAt, undone: undone === true };
  } catch {
    return undefined;
  }
}

/** Stores a draft; ignores a storage that is full or disabled. */
export function keepDraft(storage: Storage, name: string, { id, ...draft }: Draft): void {
  try {
    storage.setItem(keyOf(name, id), JSON.stringify(draft));
  } catch (error) {
    console.warn('A draft could not be kept', error);
  }
}

export const dropDraft = (storage: Storage, name: string, id: string): void =>
  storage.removeItem(keyOf(name, id));

/** The valid drafts whose key begins with `name`, with their keys, latest first. */
export function findDrafts(storage: Storage, start: string): { name: string; draft: Draft }[] {
  const found = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix + start))
    .flatMap((key) => {
      const [name = '', id = ''] = key.slice(prefix.length).split('#');
      const draft = parse(id, storage.getItem(key) ?? '');
      return draft ? { name, draft } : [];
    });
  return found.toSorted((one, other) => other.draft.keptAt - one.draft.keptAt);
}

/** The drafts of that name, latest first. */
export const readDrafts = (storage: Storage, name: string): Draft[] =>
  findDrafts(storage, `${name}#`).map(({ draft }) => draft);

/** Drops every draft of that name. */
export function dropDrafts(storage: Storage, name: string): void {
  for (const { id } of readDrafts(storage, name)) dropDraft(storage, name, id);
}
