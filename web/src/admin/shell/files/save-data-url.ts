import { saveBlob } from './save-blob.ts';

/** Lets the browser download a file that only staff may read. */
export function saveDataUrl({ file, filename }: { file: string; filename: string }): void {
  const [kind = '', text = ''] = file.slice('data:'.length).split(';base64,');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  saveBlob(filename, new Blob([bytes], { type: kind }));
}
