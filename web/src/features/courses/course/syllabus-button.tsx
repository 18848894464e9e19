import { messages, type StoredCourse } from '@institute/schema';
import { useState } from 'react';
import { fileUrl } from '../../../lib/links/file-url.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { timed } from '../../../lib/page/timed.ts';
import { downloadSyllabus } from '../../../texts/en/course.ts';
import styles from './syllabus-button.module.css';

/** Hands a fetched file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Files on other hosts cannot be fetched (docs/decisions/008-headers.md): they open in a new tab. */
async function download({ syllabus, slug }: StoredCourse): Promise<void> {
  const address = fileUrl(syllabus);
  if (!address.startsWith('/')) return void open(address, '_blank', 'noopener');
  const file = await timed('syllabus', async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return response.blob();
  });
  save(file, `${slug}-syllabus.pdf`);
}

/** Downloads the syllabus and reports the outcome. Disabled for a course without one, and says so. */
export function SyllabusButton({ course }: { readonly course: StoredCourse }) {
  const [busy, setBusy] = useState(false);
  const { syllabus } = course;
  const { started, failed, missing } = messages.syllabus;

  async function start() {
    if (busy) return;
    setBusy(true);
    try {
      await download(course);
      notify('success', started.title, started.text);
    } catch {
      notify('error', failed.title, failed.text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.quiet}
        disabled={!syllabus}
        aria-busy={busy || undefined}
        onClick={() => void start()}
      >
        {syllabus && <span aria-hidden="true">↓</span>} {downloadSyllabus}
      </button>
      {!syllabus && <small>{missing.text}</small>}
    </>
  );
}
