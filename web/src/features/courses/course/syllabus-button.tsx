import { messages, type StoredCourse } from '@institute/schema';
import { useState, type MouseEvent } from 'react';
import { fileUrl } from '../../../lib/links/file-url.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { timed } from '../../../lib/page/timed.ts';
import { downloadSyllabus } from '../../../texts/en/course.ts';
import styles from './syllabus-button.module.css';

const { started, failed, missing } = messages.syllabus;

/**
 * Asks whether the file is there, which has a time limit, and leaves the download, which has none, to the
 * browser. Returns what to tell.
 */
async function download(address: string) {
  const { ok, status } = await timed('syllabus', (signal) =>
    fetch(address, { method: 'HEAD', signal }),
  );
  if (!ok) return status === 404 ? missing : failed;
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
  return started;
}

/**
 * Downloads the syllabus and reports the outcome; a link, which needs no script. Files on other hosts cannot be
 * fetched (docs/decisions/008-headers.md): they open in a new tab. Disabled for a course without one, and
 * says so.
 */
export function SyllabusButton({ course: { syllabus } }: { readonly course: StoredCourse }) {
  const [busy, setBusy] = useState(false);
  if (!syllabus)
    return (
      <>
        <button type="button" className={styles.quiet} disabled>
          {downloadSyllabus}
        </button>
        <small>{missing.text}</small>
      </>
    );

  const address = fileUrl(syllabus);
  const isElsewhere = !address.startsWith('/');

  async function start(event: MouseEvent) {
    if (!isElsewhere) event.preventDefault();
    if (busy) return;
    setBusy(true);
    const told = isElsewhere ? started : await download(address).catch(() => failed);
    notify(told === started ? 'success' : 'error', told.title, told.text);
    setBusy(false);
  }

  return (
    <a
      href={address}
      download
      {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
      className={styles.quiet}
      aria-busy={busy || undefined}
      onClick={(event) => void start(event)}
    >
      <span aria-hidden="true">↓</span> {downloadSyllabus}
    </a>
  );
}
