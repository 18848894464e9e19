import { clockText } from '@institute/schema';
import * as texts from '../../../texts/en/booking.tsx';
import { usePlace, type ShownClass } from './shown-class.ts';
import styles from './what-comes.module.css';

/** What comes after a booking, in order. */
export function WhatComes({ shown }: { readonly shown: ShownClass }) {
  const { from, to, mode } = shown;
  const { place, address } = usePlace(shown);
  const isOnline = mode === 'online';
  return (
    <ol className={styles.line}>
      <li>
        <b>{texts.before}</b>
        <span>{isOnline ? texts.reminderOnline : texts.reminder}</span>
      </li>
      <li>
        <b>{clockText(from)}</b>
        <span>{isOnline ? texts.beginsOnline : texts.begins(address || place)}</span>
      </li>
      <li>
        <b>{clockText(to)}</b>
        <span>{texts.ends}</span>
      </li>
    </ol>
  );
}
