import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { transact } from '../../../functions/src/platform/transact.ts';
import { newSlug } from '../../support/samples.ts';

const busy = () => new Error('busy');

const newDocument = () => firestore().collection('upkeep').doc(newSlug());

test('a transaction reads after it wrote, and sees what was there before', async () => {
  const document = newDocument();
  await document.set({ count: 1 });
  const seen = await transact(
    document.path,
    async (transaction) => {
      transaction.update(document, { count: 2 });
      return (await transaction.get(document)).get('count');
    },
    busy,
  );
  expect(seen).toBe(1);
  expect((await document.get()).get('count')).toBe(2);
});

test('writes are made in their order, and none of them if the attempt fails', async () => {
  const document = newDocument();
  await transact(
    document.path,
    async (transaction) => {
      transaction.create(document, { count: 1 }).update(document, { count: 2, more: true });
    },
    busy,
  );
  expect((await document.get()).data()).toEqual({ count: 2, more: true });
  const failing = transact(
    document.path,
    async (transaction) => {
      transaction.delete(document);
      await transaction.get(document);
      throw new Error('refused');
    },
    busy,
  );
  await expect(failing).rejects.toThrow('refused');
  expect((await document.get()).exists).toBe(true);
});

test('more than Firestore commits at once is refused before it is sent', async () => {
  const documents = Array.from({ length: 5 }, newDocument);
  const text = 'x'.repeat(950_000);
  const large = transact(
    newSlug(),
    async (transaction) => {
      for (const document of documents) transaction.set(document, { text });
    },
    busy,
  );
  await expect(large).rejects.toThrow('This changes too much at once');
});
