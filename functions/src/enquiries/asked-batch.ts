import { documentIdPattern, plainDay, type StoredEnquiry } from '@institute/schema';
import { readBatch, readCourse } from '../content/read.ts';

/** A batch by its id, as it is called now; undefined if there is none. */
export async function namedBatch(id: string): Promise<StoredEnquiry['batch']> {
  const batch = await readBatch(id);
  if (!batch) return undefined;
  const course = await readCourse(batch.course);
  return { id, name: `${course?.title ?? 'A course'}, from ${plainDay(batch.firstDay)}` };
}

/**
 * The batch that an enquiry is about, which "Ask about this batch" puts into the address of the form
 * (batches-8). One that does not exist is left out: the enquiry counts without it.
 */
export async function askedBatch(page: string): Promise<Pick<StoredEnquiry, 'batch'>> {
  const [, query = ''] = page.split('?', 2);
  const id = new URLSearchParams(query).get('batch') ?? '';
  const batch = documentIdPattern.test(id) ? await namedBatch(id) : undefined;
  return batch ? { batch } : {};
}
