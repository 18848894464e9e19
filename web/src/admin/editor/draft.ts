/** What was typed and not saved, kept in this browser in case it crashes. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** `updatedAt` of what the typing began with; absent for something new. */
  readonly basedOn?: string;
  /** When it was kept, in milliseconds. */
  readonly keptAt: number;
}

const prefix = 'adminDraft:';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps a draft; a storage that is full or closed keeps none. */
export function keepDraft(storage: Storage, name: string, draft: Draft): void {
  try {
    storage.setItem(prefix + name, JSON.stringify(draft));
  } catch (error) {
    console.warn('A draft could not be kept', error);
  }
}

/** The draft of that name; undefined when there is none that can be read. */
export function readDraft(storage: Storage, name: string): Draft | undefined {
  try {
    const { values, basedOn, keptAt } = JSON.parse(storage.getItem(prefix + name) ?? '{}');
    if (!isRecord(values) || typeof keptAt !== 'number') return undefined;
    return { values, keptAt, ...(typeof basedOn === 'string' && { basedOn }) };
  } catch {
    return undefined;
  }
}

export const dropDraft = (storage: Storage, name: string): void =>
  storage.removeItem(prefix + name);
