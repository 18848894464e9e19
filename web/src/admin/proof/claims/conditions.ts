import type { ClaimCondition, LedgerLine } from '@institute/schema';
import type { StateKind } from '../../list/state-dot.tsx';

/** What stands beside a claim, and its dot. */
export const conditions = {
  backed: { label: 'Verified', dot: 'good' },
  expiring: { label: 'Expires soon', dot: 'warning' },
  expired: { label: 'Expired', dot: 'bad' },
  unbacked: { label: 'No evidence', dot: 'bad' },
  withdrawn: { label: 'Withdrawn', dot: 'over' },
} as const satisfies Record<ClaimCondition, { label: string; dot: StateKind }>;

export const isVerified = ({ condition }: LedgerLine): boolean =>
  condition === 'backed' || condition === 'expiring';

/** What a claim was counted from, or where it comes from. */
export function sourceText({ kind, record, condition }: LedgerLine): string {
  if (record && condition !== 'withdrawn') return `${record.basis}, ${record.period}`;
  if (kind === 'testimonial') return 'The student agrees through a link';
  return record?.computed ? 'Counted from placement records' : 'No evidence yet';
}
