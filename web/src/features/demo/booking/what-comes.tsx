import { clockText } from '@institute/schema';
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
        <b>Before</b>
        <span>
          We email a reminder a day before, if there is still time, and another one two hours
          before.{' '}
          {isOnline
            ? 'The link to the class comes with it, once you have opened the one in our first email.'
            : 'Bring a notebook and your questions.'}
        </span>
      </li>
      <li>
        <b>{clockText(from)}</b>
        <span>
          {isOnline ? 'The class begins online.' : `The class begins: ${address || place}.`}
        </span>
      </li>
      <li>
        <b>{clockText(to)}</b>
        <span>The class ends. Ask us about the course, or go home and think.</span>
      </li>
    </ol>
  );
}
