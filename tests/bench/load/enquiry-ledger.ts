import { collections } from '@institute/schema';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newVisitor } from '../../support/api-server.ts';
import { sampleEnquiry } from '../../support/samples.ts';

/** An enquiry and its retries, which send the same body. */
export interface SentEnquiry {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What was sent and answered, for comparison with the database. */
export interface EnquiryLedger {
  /** An enquiry from a new visitor, or from the one who exceeds the rate limit. */
  readonly next: (visitor: 'new' | 'impatient') => SentEnquiry;
  readonly answer: (id: string, status: number) => void;
  /** Enquiries without an answer, or with an unexpected one. */
  readonly unanswered: () => SentEnquiry[];
  readonly check: () => Promise<EnquiryCounts>;
}

export interface EnquiryCounts {
  /** Answered with 201. */
  readonly accepted: number;
  /** Answered with 429. */
  readonly refused: number;
  /** Number of accepted enquiries that are not stored. */
  readonly lost: number;
  /** Number of enquiries stored twice or without being accepted. */
  readonly surplus: number;
}

export function openLedger(): EnquiryLedger {
  const run = crypto.randomUUID();
  const impatient = newVisitor();
  const sent = new Map<string, SentEnquiry>();
  const accepted = new Set<string>();
  const refused = new Set<string>();

  /** IDs of the run's enquiries in the database; each also contains its id in its message. */
  async function readStored(): Promise<string[]> {
    const { docs } = await firestore()
      .collection(collections.enquiries)
      .where('message', '>=', run)
      .where('message', '<', `${run}~`)
      .get();
    return docs.map((document) => String(document.get('message')).slice(run.length + 1));
  }

  return {
    next(visitor) {
      const id = crypto.randomUUID();
      const body = JSON.stringify({ ...sampleEnquiry, id, message: `${run} ${id}` });
      const address = visitor === 'new' ? newVisitor() : impatient;
      const enquiry = { id, body, headers: { 'Content-Type': 'application/json', ...address } };
      sent.set(id, enquiry);
      return enquiry;
    },
    answer(id, status) {
      if (status === 201) accepted.add(id);
      else if (status === 429) refused.add(id);
    },
    unanswered: () => [...sent.values()].filter(({ id }) => !accepted.has(id) && !refused.has(id)),
    async check() {
      const stored = await readStored();
      const once = new Set(stored);
      return {
        accepted: accepted.size,
        refused: refused.size,
        lost: [...accepted].filter((id) => !once.has(id)).length,
        surplus: stored.length - [...once].filter((id) => accepted.has(id)).length,
      };
    },
  };
}
