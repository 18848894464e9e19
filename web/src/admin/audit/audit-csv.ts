import { institute, type AuditEvent, type StaffMember } from '@institute/schema';
import { csvOf, csvTime } from '../shell/files/csv.ts';
import { actionLabel, personLabel, subjectLabel } from './audit-labels.ts';

/** The events as CSV. */
export const auditCsv = (
  events: readonly AuditEvent[],
  staff: ReadonlyMap<string, StaffMember>,
): string =>
  csvOf(
    [
      [`When (${institute.timeName})`, ({ at }) => csvTime(at)],
      ['Who', (event) => personLabel(event, staff)],
      ['What', actionLabel],
      ['On', (event) => subjectLabel(event, staff)],
      ['Account id', ({ by }) => by],
      ['Path', ({ document }) => document],
    ],
    events,
  );
