import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { judgeRows, withRefused } from './judge-rows.ts';
import { sendRows } from './send-rows.ts';

const rows = ['old', 'new', 'older'].map((id) => ({ id }));

const tooOld = 'The date must be in the last 30 days: older enquiries are not kept';

const refusing = async (sent: readonly { readonly id: string }[]) => {
  const old = sent.flatMap(({ id }, index) =>
    id.startsWith('old') ? [[`rows.${index}.arrivedOn`, tooOld]] : [],
  );
  if (old.length > 0) throw new ApiError(400, 'Not valid', { fields: Object.fromEntries(old) });
  return sent;
};

// enquiries-26
test('rows that the server refuses do not cost the others, and say why', async () => {
  const { outcomes, refused } = await sendRows(rows, refusing);
  expect(outcomes).toEqual([{ id: 'new' }]);
  expect([...refused]).toEqual([
    ['old', tooOld],
    ['older', tooOld],
  ]);
  expect(await sendRows(rows.slice(0, 1), refusing)).toMatchObject({ outcomes: [] });
  const cells = { name: 'Valli', phone: '9000010000', email: '', course: '' };
  const others = { message: '', arrivedOn: '', source: '', city: '' };
  const judged = judgeRows([{ id: 'old', cells: { ...cells, ...others } }]);
  expect(withRefused(judged, refused)).toMatchObject([{ state: 'refused', why: tooOld }]);
});

// enquiries-26
test('a failure that names no row is told as it is', async () => {
  const failure = new ApiError(400, 'Not valid', { fields: { consent: 'Required' } });
  await expect(sendRows(rows, () => Promise.reject(failure))).rejects.toBe(failure);
});
