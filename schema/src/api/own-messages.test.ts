import { expect, test } from 'vitest';
import { invitation } from '../account/staff.ts';
import { contactInfo } from '../content/contact-info.ts';
import { demoPlan } from '../demo/demo-plan.ts';
import { rowsToImport } from '../enquiries/import.ts';
import { savedFilters } from '../enquiries/saved-filters.ts';
import { visitCode } from '../enquiries/visit-code.ts';
import { translation } from '../translations/translation.ts';

const query = 'x'.repeat(501);

// api-5
test.each([
  ['code', visitCode, { code: 'O0' }, /^Send six/],
  ['code', visitCode, {}, /^Send six/],
  ['email.0', contactInfo, { email: ['x'] }, /^Enter a label and an email/],
  ['filters', savedFilters, {}, /^Enter a list/],
  ['filters.0', savedFilters, { filters: [1] }, /^Enter a name/],
  ['filters.0.query', savedFilters, { filters: [{ name: 'x', query }] }, /at most 500/],
  ['filters.0.query', savedFilters, { filters: [{ name: 'x' }] }, /^Enter the query/],
  ['texts.0', translation, { kind: 'home', texts: [1] }, /^Enter a path/],
  ['rows', rowsToImport, {}, /^Enter a list/],
  ['rows.0', rowsToImport, { rows: [1] }, /^Enter a row/],
])('%s of a wrong form says what to send', (path, schema, body, message) => {
  const { issues = [] } = schema.safeParse(body).error ?? {};
  const first = issues.find((issue) => issue.path.join('.') === path);
  expect(first?.message).toMatch(message);
});

// staff-2, demo-1
test('names of staff and places of demo classes are one line', () => {
  const person = { name: 'Kavitha\r\nBcc: x', email: 'k@vaasal.example', role: 'editor' };
  expect(invitation.parse(person).name).toBe('Kavitha Bcc: x');
  const plan = {
    ...{ held: 'once', firstDay: '2027-01-01', from: '09:00', to: '10:00', places: 5 },
    ...{ branch: 'Anna\n Nagar', room: 'Room\n2' },
  };
  expect(demoPlan.parse(plan)).toMatchObject({ branch: 'Anna Nagar', room: 'Room 2' });
});
