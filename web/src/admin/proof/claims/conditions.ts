import { dayText, type ClaimCondition, type LedgerLine } from '@institute/schema';

/** What stands beside a claim, and the colour of its chip. */
export const conditions = {
  backed: { label: 'Verified', color: 'success' },
  expiring: { label: 'Expires soon', color: 'warning' },
  expired: { label: 'Expired', color: 'error' },
  unbacked: { label: 'No evidence', color: 'error' },
  withdrawn: { label: 'Withdrawn', color: 'default' },
} as const satisfies Record<ClaimCondition, { label: string; color: string }>;

/** The label of the button that updates a claim’s evidence; undefined if that is not done here. */
export function actionLabelFor({ kind, condition, record }: LedgerLine): string | undefined {
  const isBacked = condition === 'backed' || condition === 'expiring';
  if (kind === 'testimonial' || record?.computed) return isBacked ? 'Withdraw' : undefined;
  if (condition === 'backed') return 'Edit';
  return condition === 'unbacked' ? 'Add evidence' : 'Renew';
}

/** What backs a claim, or who can. */
export function aboutOf({ kind, record, condition }: LedgerLine): string {
  if (record && condition !== 'withdrawn') {
    const end = condition === 'expired' ? 'expired after' : 'until';
    return `${record.basis}, ${record.period} · ${end} ${dayText(record.validUntil)}`;
  }
  if (kind === 'testimonial') return 'The student agrees through a link';
  return record?.computed ? 'Counted from placement records' : 'No evidence yet';
}
