import { createContext, type RefObject } from 'react';

/** Adds what is typed as a note of the lead, if anything: an outcome that opens the next lead must not lose it. */
export type AddTypedNote = () => Promise<void>;

export const TypedNoteContext = createContext<RefObject<AddTypedNote | null>>({ current: null });
