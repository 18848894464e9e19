/** Lets the browser download a file that only staff may read. */
export function saveDataUrl({ file, filename }: { file: string; filename: string }): void {
  const [kind = '', text = ''] = file.slice('data:'.length).split(';base64,');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: kind }));
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
