import { createHash } from 'node:crypto';
import {
  collections,
  feeTotal,
  gstIn,
  localDay,
  storedCourse,
  storedFeeSheet,
  type StoredBatch,
  type StoredCourse,
  type StoredFeeSheet,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { parseDocument, readBatch } from '../content/read.ts';
import { write } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';

/** Letters and digits that nobody confuses when a code is read out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const codeLength = 8;

/** The same course or batch, unchanged, has the same code all day: asking again makes no second sheet. */
function codeOf(about: readonly (StoredCourse | StoredBatch)[], day: string): string {
  const ids = about.map(({ _id, updatedAt }) => `${_id} ${updatedAt} `).join('');
  const digest = createHash('sha256')
    .update(ids + day)
    .digest();
  return [...digest.subarray(0, codeLength)].map((byte) => alphabet[byte % 32]).join('');
}

const sortKeys = (_key: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The hash over all that a stored sheet says. */
export const hashOf = ({ hash: _hash, updatedAt: _updatedAt, ...said }: DocumentData): string =>
  createHash('sha256').update(JSON.stringify(said, sortKeys)).digest('hex');

const runOf = ({ firstDay, days, mode, branch }: StoredBatch) => ({ firstDay, days, mode, branch });

/** The batch with that id, of that course; undefined without an id. */
async function findBatch(id: string, course: string): Promise<StoredBatch | undefined> {
  if (id === '') return undefined;
  const batch = await readBatch(id);
  if (batch?.course !== course) throw notFound('Batch');
  return batch;
}

/** Keeps the fees of a course or batch as they are now, under a code that can be sent to anybody. */
export async function makeFeeSheet(
  { body }: { body: { course: string; batch: string } },
  admin: Admin,
): Promise<StoredFeeSheet> {
  const found = await firestore().collection(collections.courses).doc(body.course).get();
  const course = parseDocument(storedCourse, found);
  if (!course) throw notFound('Course');
  const { slug, title, duration, price, fees } = course;
  if (price === 0) {
    throw new ApiError('invalid', 'This course has no fee yet', {
      fields: { course: 'Enter the price of this course first' },
    });
  }
  const batch = await findBatch(body.batch, course._id);
  const code = codeOf(batch ? [course, batch] : [course], localDay(new Date()));
  const document = firestore().collection(collections.feeSheets).doc(code);
  const total = feeTotal(price, fees);
  const said = {
    ...{ slug, title, duration, price, fees },
    quoted: { total, gst: gstIn(total, fees) },
    ...(batch && { batch: runOf(batch) }),
    createdAt: new Date().toISOString(),
  };
  const kept = { ...said, hash: hashOf(said) };
  const saved = await write(document, admin, (current) => Promise.resolve(current ?? kept));
  return storedFeeSheet.parse({ ...saved, _id: code });
}

/** The sheet with that code in any case, if there is one, and whether it is still what was stored. */
export async function readFeeSheet(
  typed: string,
): Promise<{ sheet: StoredFeeSheet; isIntact: boolean } | undefined> {
  const code = typed.toUpperCase();
  if (!new RegExp(`^[${alphabet}]{${codeLength}}$`).test(code)) return undefined;
  const found = await firestore().collection(collections.feeSheets).doc(code).get();
  const sheet = parseDocument(storedFeeSheet, found);
  return sheet && { sheet, isIntact: !sheet.quoted || sheet.hash === hashOf(found.data() ?? {}) };
}
