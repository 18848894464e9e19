import { saveBlob } from './save-blob.ts';

/** Lets the browser download a generated file. */
export const saveFile = (name: string, type: string, content: string): void =>
  saveBlob(name, new Blob([content], { type }));
