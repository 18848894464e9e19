import file from './prices.json' with { type: 'json' };
import type { Outcome } from './simulate.ts';

/** What was measured of the build; averages over the pages of the sitemap. */
export interface Measured {
  readonly htmlBytes: number;
  /** Scripts, styles, fonts and pictures of a first view, and the part that is stored files. */
  readonly fileBytes: number;
  readonly storedBytes: number;
  /** Documents that an instance reads for a page that it has no content of. */
  readonly documents: number;
  /** Documents and bytes of a further page, which the app in the browser reads itself. */
  readonly furtherDocuments: number;
  readonly furtherBytes: number;
}

export type Item = keyof typeof file.prices;
export type Bill = Record<Item, number>;

const { prices, assumptions } = file;
const gigabyte = 1e9;
const headBytes = 1_000;

/** How much of everything a month of visits takes; `factor` times the visits of the outcome. */
export function usage(outcome: Outcome, measured: Measured, edges: number, factor = 1): Bill {
  const { visits, hits, notModified, reads, looks } = outcome;
  const { newVisitors, furtherPages, secondsPerRequest, cpus, memoryGib } = assumptions;
  const invocations = visits - hits;
  const further = visits * furtherPages;
  const seconds = (invocations + further) * secondsPerRequest;
  // Hosting bills what it sends to visitors; what it fetches for that from the functions is no more.
  const sent =
    visits * (measured.htmlBytes + newVisitors * measured.fileBytes) +
    further * measured.furtherBytes +
    notModified * headBytes;
  const all: Bill = {
    documentReads: reads * measured.documents + looks + further * measured.furtherDocuments,
    invocations: invocations + further,
    cpuSeconds: seconds * cpus,
    memoryGibSeconds: seconds * memoryGib,
    hostingGigabytes: sent / gigabyte,
    storageGigabytes: (measured.storedBytes * edges) / gigabyte,
  };
  return Object.fromEntries(
    Object.entries(all).map(([item, amount]) => [item, amount * factor]),
  ) as Bill;
}

/** The amounts in money. */
export const priced = (bill: Bill): Bill =>
  Object.fromEntries(
    Object.entries(bill).map(([item, amount]) => {
      const { per, price } = prices[item as Item];
      return [item, (amount / per) * price];
    }),
  ) as Bill;
