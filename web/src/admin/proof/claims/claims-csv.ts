import { claimKinds, type ClaimedOn } from '@institute/schema';
import { csvOf, csvTime } from '../../shell/files/csv.ts';

/** What was claimed on a day, as CSV. */
export const claimsCsv = (claims: readonly ClaimedOn[]): string =>
  csvOf(
    [
      ['Kind', ({ kind }) => (kind === 'placement' ? 'Placement' : claimKinds[kind])],
      ['Claim', ({ text }) => text],
      ['Page', ({ path }) => path],
      ['Shown', ({ shown }) => (shown ? 'yes' : 'no')],
      ['Basis', ({ basis }) => basis],
      ['Period', ({ period }) => period],
      ['Source', ({ source }) => source],
      ['As of', ({ asOf }) => asOf],
      ['Valid until', ({ validUntil }) => validUntil],
      ['Status', ({ state }) => state],
      ['Recounted for that day', ({ recounted }) => recounted],
      ['Consent', ({ consent }) => consent],
      ['Checked by', ({ checkedBy }) => checkedBy],
      ['Checked at (Chennai)', ({ checkedAt }) => (checkedAt ? csvTime(checkedAt) : '')],
    ],
    claims,
  );
