import { storedEnquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { undoOf } from './undo-outcome.ts';

const enquiry = storedEnquiry.parse({
  ...{
    _id: 'meena',
    name: 'Meena',
    phone: '+919876543210',
    source: 'Walk-in',
    status: 'contacted',
  },
  ...{ createdAt: '2026-11-30T08:00:00.000Z', updatedAt: '2026-11-30T08:00:00.000Z' },
});
const outcome = { id: 'of-the-call', text: 'No answer' };

// enquiries-41
test('an outcome that set a follow-up is undone to the one before, with its time, or to none', () => {
  const changes = { followUpOn: '2026-12-02', followUpTime: '10:00', outcome };
  const undone = { undoneOutcome: outcome.id };
  const before = { followUpOn: '2026-12-01', followUpTime: '18:30' };
  expect(undoOf({ ...enquiry, ...before }, changes)).toEqual({ ...before, ...undone });
  expect(undoOf(enquiry, changes)).toEqual({ followUpOn: '', followUpTime: '', ...undone });
});

// enquiries-41
test('an enrolled person whose enquiry was closed gets the seat back', () => {
  const enrolment = { id: 'batch', name: 'AWS', at: '2026-11-30T08:00:00.000Z' };
  const enrolled = { ...enquiry, status: 'enrolled' as const, enrolment };
  expect(undoOf(enrolled, { status: 'closed', outcome })).toEqual({
    ...{ status: 'enrolled', enrolIn: 'batch', undoneOutcome: outcome.id },
  });
});
