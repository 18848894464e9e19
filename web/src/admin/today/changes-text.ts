import type { AuditEvent } from '@institute/schema';
import { mostOfToday } from '../../lib/firebase/read-today.ts';

/** What others did lately, in a sentence; empty if nothing. Commands and repairs are nobody's. */
export function changesText(events: readonly AuditEvent[], uid: string): string {
  const changes = events.filter(({ by }) => by !== uid);
  if (changes.length === 0) return '';
  const isAll = events.length < mostOfToday;
  const people = new Set(changes.filter(({ byEmail }) => byEmail).map(({ by }) => by)).size;
  return [
    changes.length === 1 ? '1 change' : `${changes.length}${isAll ? '' : ' or more'} changes`,
    isAll && people > 0 && (people === 1 ? 'by 1 person' : `by ${people} people`),
    'since your last visit',
  ]
    .filter(Boolean)
    .join(' ');
}
