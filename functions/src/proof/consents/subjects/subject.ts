import type { ConsentCard, StoredConsent } from '@institute/schema';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Which card a consent is about, and the facts beside it. */
type About = Pick<StoredConsent, 'kind' | 'target' | 'course' | 'duration' | 'paid'>;

/** How the site shows what a kind of consent is about. */
export interface Subject {
  /** The document that has the card. */
  readonly documentOf: (target: string) => DocumentReference;
  /** The card as visitors see it, with the facts beside it; undefined if there is none. */
  readonly cardOf: (data: unknown, about: About) => ConsentCard | undefined;
  /** Notes for the site whether it is agreed to. It reads and writes. */
  readonly mark: (
    transaction: Transaction,
    found: DocumentSnapshot,
    card: ConsentCard,
    isAgreed: boolean,
  ) => Promise<void>;
  /** Removes the card with its history; returns the files that it had. It reads and writes. */
  readonly remove: (
    transaction: Transaction,
    found: DocumentSnapshot,
    consent: StoredConsent,
    at: string,
  ) => Promise<readonly string[]>;
}
