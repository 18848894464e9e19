import type { ReactNode } from 'react';
import { Door, type DoorColor } from '../../../components/pictures/door.tsx';
import styles from './welcome.module.css';

interface WelcomeProps {
  readonly title: string;
  /** What was done, in a line. */
  readonly lead?: string | undefined;
  readonly color?: DoorColor;
  readonly children: ReactNode;
}

/** The head of a page about a booking: a painted door, what is so, and what to press. */
export const Welcome = ({ title, lead, color = 'leaf', children }: WelcomeProps) => (
  <div className={styles.welcome}>
    <Door seed="see you" rows={7} color={color} className={styles.door} eager />
    <div>
      {lead && <p className={styles.lead}>{lead}</p>}
      <h1>{title}</h1>
      {children}
    </div>
  </div>
);

/** Buttons beside each other. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
