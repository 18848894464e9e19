import { randomInt } from 'node:crypto';
import type { EnquiryLedger, SentEnquiry } from './enquiry-ledger.ts';

/** Number of answers by kind and status, such as "page 200", and their durations. */
export interface Traffic {
  readonly counts: Map<string, number>;
  /** Unexpected answers, and requests without an answer. */
  readonly failures: string[];
  readonly milliseconds: number[];
  /** Sends the next request of the mix. */
  readonly send: () => Promise<void>;
}

interface Wanted {
  readonly kind: string;
  readonly path: string;
  readonly status: number;
}

/** The URLs to request, from the sitemap, the API and the pages. */
export interface Addresses {
  readonly page: readonly string[];
  readonly api: readonly string[];
  readonly file: readonly string[];
}

const anyOf = (paths: readonly string[]): string => paths[randomInt(paths.length)] ?? '/';

const absent = (): Wanted => {
  const name = crypto.randomUUID();
  const path = anyOf([`/${name}`, `/courses/${name}`, `/api/${name}`, `/api/courses/${name}`]);
  return { kind: 'absent', path, status: 404 };
};

/** The mix of 20 requests: mostly pages, and two enquiries. */
const mix = [
  ...['page', 'api', 'page', 'file', 'enquiry', 'page', 'api', 'page', 'absent', 'page'],
  ...['page', 'api', 'file', 'page', 'enquiry', 'api', 'page', 'file', 'absent', 'page'],
] as const;

/** One in this many enquiries is from the rate-limited visitor, and one is a retry. */
const enquiriesOfARound = 4;

/** Mixed public traffic to the site at `url`, which may change during the run. */
export function mixTraffic(
  url: () => string,
  addresses: Addresses,
  ledger: EnquiryLedger,
): Traffic {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  const milliseconds: number[] = [];
  let requests = 0;
  let enquiries = 0;
  let answered: SentEnquiry | undefined;

  async function ask(kind: string, path: string, earned: readonly number[], init: RequestInit) {
    const start = performance.now();
    try {
      const response = await fetch(url() + path, init);
      await response.arrayBuffer();
      milliseconds.push(performance.now() - start);
      const key = `${kind} ${response.status}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!earned.includes(response.status)) failures.push(`${key}: ${path}`);
      return response.status;
    } catch (error) {
      failures.push(`${kind}, no answer: ${path}: ${String(error)}`);
      return 0;
    }
  }

  async function sendEnquiry(): Promise<void> {
    const turn = (enquiries += 1) % enquiriesOfARound;
    const visitor = turn === 0 ? 'impatient' : 'new';
    const enquiry = (turn === 1 && answered) || ledger.next(visitor);
    const { id, headers, body } = enquiry;
    const earned = visitor === 'new' ? [201] : [201, 429];
    const status = await ask('enquiry', '/api/enquiries', earned, {
      method: 'POST',
      headers,
      body,
    });
    ledger.answer(id, status);
    if (status === 201 && visitor === 'new') answered = enquiry;
  }

  return {
    counts,
    failures,
    milliseconds,
    async send() {
      const kind = mix[(requests += 1) % mix.length] ?? 'page';
      if (kind === 'enquiry') return sendEnquiry();
      const { path, status } =
        kind === 'absent' ? absent() : { path: anyOf(addresses[kind]), status: 200 };
      await ask(kind, path, [status], {});
    },
  };
}
