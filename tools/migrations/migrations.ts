import type { Firestore } from 'firebase-admin/firestore';
import * as summaries from './001-summaries.ts';
import * as joinedDays from './002-joined-days.ts';

/**
 * A change of stored data to the form that the code beside it reads. It changes what it finds in the old form and
 * nothing else: it may be stopped at any write and run again, also when the new code has written. What the release
 * before reads stays.
 */
export interface Migration {
  /** What it does, as the deploy says it. */
  readonly description: string;
  readonly migrate: (db: Firestore) => Promise<void>;
}

/** All of them in order. The number of each is its place, from 1; the name of its file begins with it. */
export const migrations: readonly Migration[] = [summaries, joinedDays];

/** A migration's number as files, the changelog and messages write it. */
export const numberText = (number: number): string => String(number).padStart(3, '0');
