import { fileIdOf, isImage, type MediaFile } from '@institute/schema';
import { useRef } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { documentLabel } from '../shell/document-path.ts';
import { ProgressBar } from '../shell/progress-bar.tsx';
import { replacedIn } from './replaced-in.ts';
import { useUpload } from './use-upload.ts';

/** Most documents that the question names. */
const named = 5;

/** Uploads another file for one of the grid and, after a question that says where it is used, puts it there (media-9). */
export function useReplace(onDone: () => void) {
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const file = useRef<MediaFile>(null);

  async function ask({ _id: id, name }: MediaFile, by: string) {
    const { documents, text } = replacedIn((await callApi('getFile', { id })).uses);
    const labels = Array.from(documents, ([document, title]) => documentLabel(document, title));
    const more = labels.length > named ? ` and ${labels.length - named} more` : '';
    if (labels.length === 0)
      return notify('info', 'Nothing to replace', `No page uses “${name}”. The new file is here.`);
    const agreed = await confirm({
      title: `Replace “${name}” in ${text}?`,
      text: `${labels.slice(0, named).join(', ')}${more} will show the new one straight away.`,
      agree: 'Replace',
    });
    if (!agreed) return;
    await callApi('replaceFile', { id, body: { by: fileIdOf(by) } });
    notify('success', 'File replaced');
  }

  async function replace(link: string) {
    try {
      if (file.current) await ask(file.current, link);
    } catch (error) {
      notify('error', 'The file could not be replaced', reasonOf(error));
    } finally {
      onDone();
    }
  }

  const image = useUpload('image', (link) => void replace(link));
  const pdf = useUpload('pdf', (link) => void replace(link));
  const progress = image.progress ?? pdf.progress;

  /** Asks for the file that takes the place of another one. */
  function choose(wanted: MediaFile) {
    if (progress !== null || !input.current) return;
    file.current = wanted;
    input.current.accept = isImage(wanted) ? 'image/*' : 'application/pdf';
    input.current.click();
  }

  const replacing = (
    <>
      {progress !== null && <ProgressBar value={progress} label="Uploading the file" />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File that replaces another one"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (!chosen || !file.current) return;
          void (isImage(file.current) ? image : pdf).upload(chosen);
        }}
      />
    </>
  );
  return { choose, replacing };
}
