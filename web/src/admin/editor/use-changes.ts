import { useEffect, useState } from 'react';
import { readChanges, type DocumentChange } from '../../lib/firebase/live/read-changes.ts';
import { timeText } from './time-text.ts';

/** Each person once, with their last change. */
function textOf(changes: readonly DocumentChange[]): string {
  const last = new Map(changes.map(({ by, at }) => [by, at]));
  return [...last].map(([by, at]) => `${by} on ${timeText(at)}`).join(', and by ');
}

/** Who changed a document after a given time, and when, as text; "someone else" while loading. */
export function useChanges(document: string, after: string | undefined): string {
  const [text, setText] = useState('someone else');
  useEffect(() => {
    let wanted = true;
    readChanges(document, after ?? '').then(
      (changes) => {
        if (wanted && changes.length > 0) setText(textOf(changes));
      },
      (error: unknown) => console.error('Failed call: who changed this', error),
    );
    return () => {
      wanted = false;
    };
  }, [document, after]);
  return text;
}
